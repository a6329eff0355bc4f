//! The course of a game as a picture: for the terminal, and as SVG.

use std::fmt::Write;

use crate::review::Review;

const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The chances of one seat as a line of `width` blocks, from the start to the end of the game.
pub fn text_line(review: &Review, seat: usize, width: usize) -> String {
    let last = review.chances.len().saturating_sub(1);
    let columns = width.min(last + 1).max(1);
    let block = |column: usize| {
        let at = if columns == 1 {
            last
        } else {
            column * last / (columns - 1)
        };
        let chance = review.chances[at][seat].clamp(0.0, 1.0);
        BLOCKS[((chance * 8.0) as usize).min(7)]
    };
    (0..columns).map(block).collect()
}

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 36.0;
/// Dark enough on paper, light enough on a dark page, and told apart with impaired colour vision.
const COLOURS: [&str; 5] = ["#b3541e", "#2f6fab", "#5b8a3a", "#8a5aa8", "#b58b00"];

/// The chances of all seats over the game as an SVG picture, with the names at the ends of the lines
/// and a mark at every mistake.
pub fn svg(review: &Review, names: &[String]) -> String {
    let chart = Chart { review };
    let mut svg = String::new();
    // Writing to a string does not fail.
    let _ = chart.write(names, &mut svg);
    svg
}

struct Chart<'a> {
    review: &'a Review,
}

impl Chart<'_> {
    fn x(&self, step: usize) -> f64 {
        let last = self.review.chances.len().saturating_sub(1).max(1);
        LEFT + (WIDTH - LEFT - RIGHT) * step as f64 / last as f64
    }

    fn y(chance: f64) -> f64 {
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance.clamp(0.0, 1.0))
    }

    fn write(&self, names: &[String], svg: &mut String) -> std::fmt::Result {
        writeln!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="system-ui, sans-serif" font-size="13" fill="none">"#
        )?;
        for percent in [0, 25, 50, 75, 100] {
            let y = Self::y(f64::from(percent) / 100.0);
            let (right, middle) = (WIDTH - RIGHT, y + 4.0);
            writeln!(
                svg,
                r##"<path d="M{LEFT} {y:.1}H{right}" stroke="#8886"/><text x="40" y="{middle:.1}" fill="#777" text-anchor="end">{percent} %</text>"##
            )?;
        }
        for &step in &self.review.epochs {
            let (x, bottom) = (self.x(step), HEIGHT - BOTTOM);
            writeln!(
                svg,
                r##"<path d="M{x:.1} {TOP}V{bottom}" stroke="#8889" stroke-dasharray="4 4"/>"##
            )?;
        }
        let labels = self.labels();
        for (seat, name) in names.iter().enumerate().take(self.review.accounts.len()) {
            self.write_line(seat, name, labels[seat], svg)?;
        }
        for mistake in &self.review.mistakes {
            let seat = mistake.by.index();
            let (x, y) = (
                self.x(mistake.step),
                Self::y(self.review.chances[mistake.step][seat]),
            );
            writeln!(
                svg,
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="5" fill="{}"/>"#,
                COLOURS[seat % COLOURS.len()]
            )?;
        }
        svg.push_str("</svg>\n");
        Ok(())
    }

    fn write_line(
        &self,
        seat: usize,
        name: &str,
        label: f64,
        svg: &mut String,
    ) -> std::fmt::Result {
        let colour = COLOURS[seat % COLOURS.len()];
        write!(svg, r#"<path stroke="{colour}" stroke-width="2" d=""#)?;
        for (step, chances) in self.review.chances.iter().enumerate() {
            let command = if step == 0 { 'M' } else { 'L' };
            let (x, y) = (self.x(step), Self::y(chances[seat]));
            write!(svg, "{command}{x:.1} {y:.1}")?;
        }
        let x = WIDTH - RIGHT + 8.0;
        let name = escape(name);
        writeln!(
            svg,
            r#""/><text x="{x}" y="{label:.1}" fill="{colour}">{name}</text>"#
        )
    }

    /// Where the names stand: beside the ends of their lines, but never on each other.
    fn labels(&self) -> Vec<f64> {
        const LINE: f64 = 17.0;
        let Some(last) = self.review.chances.last() else {
            return Vec::new();
        };
        let mut seats: Vec<usize> = (0..last.len()).collect();
        seats.sort_by(|&a, &b| last[a].total_cmp(&last[b]));
        let mut labels = vec![0.0; last.len()];
        let mut lowest = HEIGHT - BOTTOM + 4.0;
        for seat in seats {
            let own = Self::y(last[seat]) + 4.0;
            labels[seat] = own.min(lowest);
            lowest = labels[seat] - LINE;
        }
        labels
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
