//! All languages say the same: the same messages, with the same arguments and the same choices.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use text::Language;

/// What a message needs and says.
#[derive(Clone, Debug, Default)]
struct Message {
    arguments: BTreeSet<String>,
    /// The choices of each argument by words that the sources give, not by the plural.
    choices: BTreeSet<(String, String)>,
    words: String,
}

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Message {
    fn read(pattern: &Pattern<String>) -> Message {
        let mut message = Message::default();
        message.add(pattern);
        message
    }

    fn add(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words += value,
                PatternElement::Placeable { expression } => self.express(expression),
            }
        }
    }

    fn express(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => {
                self.inline(inline);
            }
            Expression::Select { selector, variants } => {
                let chooses = self.inline(selector);
                for variant in variants {
                    let key = match &variant.key {
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    };
                    let is_number = key.parse::<f64>().is_ok();
                    if !PLURALS.contains(&key.as_str()) && !is_number {
                        self.choices.insert((chooses.clone(), key.clone()));
                    }
                    self.add(&variant.value);
                }
            }
        }
    }

    /// The argument that the expression is about, if it is about one.
    fn inline(&mut self, inline: &InlineExpression<String>) -> String {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.clone());
                id.name.clone()
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                let CallArguments { positional, .. } = arguments;
                let names: Vec<String> = positional.iter().map(|one| self.inline(one)).collect();
                names.concat()
            }
            InlineExpression::Placeable { expression } => {
                self.express(expression);
                String::new()
            }
            _ => String::new(),
        }
    }
}

/// The messages of a file, and their attributes, by key.
fn messages(language: Language, area: &str) -> BTreeMap<String, Message> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let path = folder.join(language.code()).join(area);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{path:?}: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let key = message.id.name;
        if let Some(pattern) = &message.value {
            messages.insert(key.clone(), Message::read(pattern));
        }
        for attribute in message.attributes {
            let key = format!("{key}.{}", attribute.id.name);
            messages.insert(key, Message::read(&attribute.value));
        }
    }
    messages
}

/// The files of a language below its folder: `common.ftl`, `ra/table.ftl`.
fn areas() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let mut folders = vec![root.clone()];
    let mut areas = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("it can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(&root).expect("it is below the folder");
                areas.push(name.to_str().expect("the name is text").to_owned());
            }
        }
    }
    areas
}

fn others() -> impl Iterator<Item = Language> {
    let all = Language::ALL.into_iter();
    all.filter(|&language| language != Language::English)
}

#[test]
fn every_language_has_the_same_messages() {
    for area in areas() {
        let english = messages(Language::English, &area);
        for language in others() {
            let other = messages(language, &area);
            let keys =
                |all: &BTreeMap<String, Message>| all.keys().cloned().collect::<BTreeSet<_>>();
            let (here, there) = (keys(&english), keys(&other));
            let missing: Vec<_> = here.difference(&there).collect();
            let foreign: Vec<_> = there.difference(&here).collect();
            let code = language.code();
            assert!(missing.is_empty(), "{code}/{area} has no {missing:?}");
            assert!(foreign.is_empty(), "{code}/{area} alone has {foreign:?}");
        }
    }
}

/// Every message of every other language, with its key and the English one.
fn translations() -> Vec<(Language, String, Message, Message)> {
    let mut all = Vec::new();
    for area in areas() {
        let english = messages(Language::English, &area);
        for language in others() {
            for (key, message) in messages(language, &area) {
                if let Some(model) = english.get(&key) {
                    all.push((language, key, message, model.clone()));
                }
            }
        }
    }
    all
}

#[test]
fn every_message_takes_the_same_arguments_and_choices() {
    let mut wrong = Vec::new();
    for (language, key, message, model) in translations() {
        let unknown: Vec<_> = message.arguments.difference(&model.arguments).collect();
        let dropped: Vec<_> = model.arguments.difference(&message.arguments).collect();
        // A language may not need every choice, but no choice is its own invention.
        let invented: Vec<_> = message.choices.difference(&model.choices).collect();
        if !unknown.is_empty() || !dropped.is_empty() || !invented.is_empty() {
            let code = language.code();
            wrong.push(format!(
                "{code} {key}: unknown {unknown:?}, dropped {dropped:?}, invented {invented:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A sentence of three words and more that is the same as in English was not translated.
#[test]
fn nothing_is_left_in_english() {
    let mut left = Vec::new();
    for (language, key, message, model) in translations() {
        let words = message.words.split_whitespace();
        let words = words.filter(|word| word.chars().any(char::is_alphabetic));
        if words.count() >= 3 && model.words == message.words {
            left.push(format!("{} {key}: {}", language.code(), message.words));
        }
    }
    assert!(left.is_empty(), "{}", left.join("\n"));
}
