//! Lines of text that people type.

/// The longest name, in characters.
pub const MAX_NAME: usize = 24;
/// The longest line of chat, in characters.
pub const MAX_CHAT: usize = 300;

/// Typed text as one line of at most `max` characters: control characters become spaces, invisible
/// and direction-changing ones are removed.
pub fn clean_line(text: &str, max: usize) -> String {
    let visible = |character: char| match character {
        '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}'
        | '\u{feff}' => None,
        _ if character.is_control() => Some(' '),
        _ => Some(character),
    };
    let text: String = text.chars().filter_map(visible).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    words
        .join(" ")
        .chars()
        .take(max)
        .collect::<String>()
        .trim_end()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_visible_line() {
        assert_eq!(
            clean_line("  Anne \n the\t\u{202e}Great ", 24),
            "Anne the Great"
        );
        assert_eq!(clean_line(&"☥".repeat(90), 24), "☥".repeat(24));
        assert_eq!(clean_line("\u{200b}\u{0}", 24), "");
    }
}
