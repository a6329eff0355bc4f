//! The grammar that action texts of every game share (NO-1).

use arrayvec::ArrayVec;

/// The text is not an action of the game in any position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} {why}")]
pub struct Syntax {
    text: String,
    why: &'static str,
}

impl Syntax {
    /// At most this many characters of a bad text are repeated in the message.
    const MAX_SHOWN: usize = 60;

    /// Refuses `text`, which `why`: "names a tile that no god takes".
    pub fn new(text: &str, why: &'static str) -> Syntax {
        let mut shown: String = text.chars().take(Self::MAX_SHOWN).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        Syntax { text: shown, why }
    }
}

/// The most words an action may have. Texts come from strangers, so a longer one is refused before
/// a game looks at it.
pub const MAX_WORDS: usize = 8;

/// Takes a text apart into its words (NO-1.1): the verb and what follows it, in order. A game
/// matches on the slice.
///
/// # Errors
///
/// If a word is empty or not of the grammar, or there are more than [`MAX_WORDS`].
pub fn words(text: &str) -> Result<ArrayVec<&str, MAX_WORDS>, Syntax> {
    let mut words = ArrayVec::new();
    for word in text.split(' ') {
        if word.is_empty() {
            return Err(Syntax::new(text, "has an empty word"));
        }
        if !is_word(word) {
            return Err(Syntax::new(
                text,
                "has a word that is neither a key nor a number",
            ));
        }
        if words.try_push(word).is_err() {
            return Err(Syntax::new(text, "has too many words"));
        }
    }
    Ok(words)
}

/// Reads a number without leading zeros (NO-1.1).
///
/// A number beyond the range of the type is read as its largest value: no game has pieces or gold
/// of that amount, so the action is well-formed but never legal.
pub fn number(word: &str) -> Option<u16> {
    if !is_number(word) {
        return None;
    }
    Some(word.parse().unwrap_or(u16::MAX))
}

/// A key, or a number with or without a sign. Which of them belongs where, a game knows.
fn is_word(word: &str) -> bool {
    is_key(word) || is_number(word.strip_prefix(['+', '-']).unwrap_or(word))
}

fn is_number(word: &str) -> bool {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    digits && (word == "0" || !word.starts_with('0'))
}

fn is_key(word: &str) -> bool {
    word.split(['.', '-', '_'])
        .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_grammar_are_taken_apart() {
        assert_eq!(
            words("bid thebes 6").unwrap().as_slice(),
            ["bid", "thebes", "6"]
        );
        assert_eq!(
            words("god mon.step_pyramid").unwrap().as_slice(),
            ["god", "mon.step_pyramid"]
        );
        assert_eq!(words("change +3").unwrap().as_slice(), ["change", "+3"]);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            " ",
            " draw",
            "draw ",
            "bid  5",
            "Draw",
            "bid 05",
            "bid 1.5",
            "bid +",
            "bid --1",
            "bid +01",
            "god civ.",
            "god .art",
            "god civ..art",
            "dräw",
            "draw\n",
            "draw\t",
            "a b c d e f g h i",
        ] {
            assert!(words(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn absurd_numbers_are_numbers() {
        assert_eq!(number("0"), Some(0));
        assert_eq!(number("36"), Some(36));
        assert_eq!(number("99999999999999999999999"), Some(u16::MAX));
        assert_eq!(number("007"), None);
        assert_eq!(number("+3"), None);
    }

    #[test]
    fn a_huge_text_is_not_repeated_whole() {
        let message = Syntax::new(&"x".repeat(60_000), "is not an action").to_string();
        assert!(message.len() < 200);
    }
}
