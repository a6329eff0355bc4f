//! The progress of a training: a table and a plot.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

/// One report of a training.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The games played so far.
    pub games: u64,
    /// The seconds of training so far, without pauses.
    pub seconds: f64,
    /// The mean loss per position since the last report.
    pub loss: f64,
    /// The positions per game since the last report.
    pub lessons: f64,
    /// The share of the victories that the network wins, one step ahead, alone against rivals.
    pub win_share: f64,
    /// The 95 % interval of the win share.
    pub ci95: [f64; 2],
}

/// The reports as a table.
pub(crate) fn table(rows: &[Row], rival: &str) -> String {
    let mut text = format!(
        "| games | seconds | loss | positions per game | wins against {rival} | 95 % |\n\
         | ---: | ---: | ---: | ---: | ---: | --- |\n"
    );
    for row in rows {
        let [low, high] = row.ci95.map(|bound| 100.0 * bound);
        let share = 100.0 * row.win_share;
        let Row {
            games,
            seconds,
            loss,
            lessons,
            ..
        } = row;
        let line = format_args!(
            "| {games} | {seconds:.0} | {loss:.4} | {lessons:.0} | {share:.1} % | {low:.1} to {high:.1} % |\n"
        );
        text.write_fmt(line).expect("a text takes everything");
    }
    text
}

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 300.0;
const MARGIN: f64 = 48.0;

/// The reports as a plot: win share and loss over games.
pub(crate) fn plot(rows: &[Row], title: &str, fair: f64) -> String {
    let games = rows.last().map_or(1, |row| row.games).max(1) as f64;
    let x = |row: &Row| MARGIN + (WIDTH - 2.0 * MARGIN) * row.games as f64 / games;
    let y = |part: f64| HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * part;
    let losses = || rows.iter().map(|row| row.loss);
    let (low, high) = (
        losses().fold(f64::INFINITY, f64::min),
        losses().fold(0.0, f64::max),
    );
    let loss = |row: &Row| (row.loss - low) / (high - low).max(1e-9);
    let line = |value: &dyn Fn(&Row) -> f64| {
        let point = |row| format!("{:.1},{:.1}", x(row), y(value(row)));
        rows.iter().map(point).collect::<Vec<_>>().join(" ")
    };
    let band = |row: &Row| {
        let [low, high] = row.ci95.map(y);
        let x = x(row);
        format!("<path class=\"band\" d=\"M{x:.1} {low:.1}V{high:.1}\"/>")
    };
    let grid = |number: u32| {
        let part = f64::from(number) / 4.0;
        let (y, left, right) = (y(part), MARGIN, WIDTH - MARGIN);
        let percent = 25 * number;
        let value = low + part * (high - low);
        format!(
            "<path class=\"grid\" d=\"M{left} {y:.1}H{right}\"/>\
             <text class=\"share\" x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>\
             <text class=\"loss\" x=\"{:.0}\" y=\"{:.1}\">{value:.3}</text>",
            left - 6.0,
            y + 4.0,
            right + 6.0,
            y + 4.0,
        )
    };
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <title>{title}</title>\n\
         <style>rect{{fill:#fffaf0}}.grid{{stroke:#d9cdb4}}.fair{{stroke:#8a6d1f;stroke-dasharray:4}}\
         polyline{{fill:none;stroke-width:2}}.share{{stroke:#1d4e89}}.loss{{stroke:#9c3d2a}}\
         text.share{{fill:#1d4e89;stroke:none}}text.loss{{fill:#9c3d2a;stroke:none}}.band{{stroke:#1d4e89;opacity:.35}}</style>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\n\
         <text x=\"{MARGIN}\" y=\"24\">{title}</text>\n"
    );
    for number in 0..=4 {
        picture += &grid(number);
    }
    let fair = y(fair);
    let end = WIDTH - MARGIN;
    let _ = writeln!(
        picture,
        "\n<path class=\"fair\" d=\"M{MARGIN} {fair:.1}H{end}\"/>"
    );
    picture.extend(rows.iter().map(band));
    let _ = write!(
        picture,
        "\n<polyline class=\"loss\" points=\"{}\"/>\n<polyline class=\"share\" points=\"{}\"/>\n\
         <text x=\"{end}\" y=\"{:.0}\" text-anchor=\"end\">{games} games</text>\n</svg>\n",
        line(&loss),
        line(&|row| row.win_share),
        HEIGHT - 20.0,
    );
    picture
}
