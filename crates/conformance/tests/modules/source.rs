//! One source file: which paths it takes from its crate, and which of its lines are tests.

use std::ops::RangeInclusive;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// A name taken from the crate's root: `crate::name` or as many `super::` as lead there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Taken {
    pub(crate) name: String,
    pub(crate) line: usize,
}

/// What a file says, without its `#[cfg(test)]` items.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pub(crate) taken: Vec<Taken>,
    /// Modules declared for tests alone (`#[cfg(test)] mod name;`): their files are tests too.
    pub(crate) test_modules: Vec<String>,
    test_lines: Vec<RangeInclusive<usize>>,
}

impl Source {
    /// Reads the text of a file that is `depth` modules below the root of its crate.
    ///
    /// Macro calls are searched like everything else; only their expansion is not seen.
    pub(crate) fn read(text: &str, depth: usize) -> Source {
        let mut source = Source::default();
        source.search(&tokens(text), depth);
        source
    }

    /// Whether this line belongs to a `#[cfg(test)]` item.
    pub(crate) fn is_test(&self, line: usize) -> bool {
        self.test_lines.iter().any(|lines| lines.contains(&line))
    }

    fn search(&mut self, tokens: &[TokenTree], depth: usize) {
        let mut at = 0;
        while at < tokens.len() {
            if is_test_attribute(&tokens[at..]) {
                at += self.skip_item(&tokens[at..]);
                continue;
            }
            match &tokens[at..] {
                [
                    TokenTree::Ident(word),
                    TokenTree::Ident(_),
                    TokenTree::Group(body),
                    ..,
                ] if word == "mod" => {
                    self.search(&trees(body), depth + 1);
                    at += 3;
                    continue;
                }
                [TokenTree::Ident(word), rest @ ..] if word == "crate" => {
                    self.take(rest);
                }
                [TokenTree::Ident(word), ..] if word == "super" => {
                    let (ups, rest) = count_supers(&tokens[at..]);
                    if ups == depth {
                        self.take(rest);
                    }
                    at = tokens.len() - rest.len();
                    continue;
                }
                [TokenTree::Group(group), ..] => self.search(&trees(group), depth),
                _ => {}
            }
            at += 1;
        }
    }

    /// Notes the first names of the path that goes on with `::`.
    fn take(&mut self, path: &[TokenTree]) {
        let Some(path) = after_colons(path) else {
            return;
        };
        match path.first() {
            Some(TokenTree::Group(group)) => {
                for entry in trees(group).split(is_comma) {
                    self.take_first(entry.first());
                }
            }
            first => self.take_first(first),
        }
    }

    fn take_first(&mut self, first: Option<&TokenTree>) {
        if let Some(token) = first {
            self.taken.push(Taken {
                name: token.to_string(),
                line: token.span().start().line,
            });
        }
    }

    /// Steps over the item behind a `#[cfg(test)]`, attribute included; answers its length.
    fn skip_item(&mut self, tokens: &[TokenTree]) -> usize {
        let is_end = |token: &TokenTree| match token {
            TokenTree::Punct(punct) => punct.as_char() == ';',
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
            _ => false,
        };
        let end = tokens
            .iter()
            .position(is_end)
            .expect("an item ends with a body or a semicolon");
        if let [
            ..,
            TokenTree::Ident(word),
            TokenTree::Ident(name),
            TokenTree::Punct(_),
        ] = &tokens[..=end]
            && word == "mod"
        {
            self.test_modules.push(name.to_string());
        }
        let lines = tokens[0].span().start().line..=tokens[end].span().end().line;
        self.test_lines.push(lines);
        end + 1
    }
}

/// The tokens of a file or a part of one; comments are not among them.
pub(crate) fn tokens(text: &str) -> Vec<TokenTree> {
    let stream: TokenStream = text.parse().expect("a file that compiles can be tokenised");
    stream.into_iter().collect()
}

pub(crate) fn trees(group: &Group) -> Vec<TokenTree> {
    group.stream().into_iter().collect()
}

/// What stands behind `::`, if that comes next.
pub(crate) fn after_colons(tokens: &[TokenTree]) -> Option<&[TokenTree]> {
    match tokens {
        [TokenTree::Punct(first), TokenTree::Punct(second), rest @ ..]
            if first.as_char() == ':' && second.as_char() == ':' =>
        {
            Some(rest)
        }
        _ => None,
    }
}

pub(crate) fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
}

fn is_test_attribute(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Punct(hash), TokenTree::Group(attribute), ..] => {
            hash.as_char() == '#' && attribute.stream().to_string().replace(' ', "") == "cfg(test)"
        }
        _ => false,
    }
}

/// How many `super` a path begins with, and what stands behind the last of them.
fn count_supers(mut tokens: &[TokenTree]) -> (usize, &[TokenTree]) {
    let mut ups = 0;
    loop {
        match tokens {
            [TokenTree::Ident(word), rest @ ..] if word == "super" => {
                ups += 1;
                tokens = rest;
            }
            _ => match after_colons(tokens) {
                Some(rest @ [TokenTree::Ident(word), ..]) if word == "super" => tokens = rest,
                _ => return (ups, tokens),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(text: &str, depth: usize) -> Vec<String> {
        let names = Source::read(text, depth).taken.into_iter();
        names.map(|taken| taken.name).collect()
    }

    #[test]
    fn paths_from_the_root_are_found_wherever_they_stand() {
        let text = r#"
            use crate::one::{A, B};
            use crate::{two::C, three, Four};
            // crate::comment
            fn f(x: crate::five::X) { html!(div { (crate::six::draw("crate::text")) }) }
            pub(crate) fn g() { other::crate_like::h() }
        "#;
        let names = ["one", "two", "three", "Four", "five", "six"];
        assert_eq!(taken(text, 1), names);
    }

    #[test]
    fn supers_count_when_they_lead_to_the_root() {
        let text =
            "use super::a::X; use super::super::{b, c}; mod inner { use super::super::super::d; }";
        assert_eq!(taken(text, 1), ["a"]);
        assert_eq!(taken(text, 2), ["b", "c", "d"]);
    }

    #[test]
    fn tests_are_stepped_over() {
        let text = "use crate::a;\n#[cfg(test)]\nmod tests {\n    use crate::b;\n}\n\
                    #[cfg(test)] mod script;\nuse crate::c;";
        assert_eq!(taken(text, 1), ["a", "c"]);
        let source = Source::read(text, 1);
        assert_eq!(source.test_modules, ["script"]);
        let tests: Vec<usize> = (1..=7).filter(|&line| source.is_test(line)).collect();
        assert_eq!(tests, [2, 3, 4, 5, 6]);
    }
}
