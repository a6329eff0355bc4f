//! A walk through the rules of a game: every id there has a test or a reason not to.
//!
//! ```no_run
//! use conformance::walk::Walk;
//!
//! let excused = [("RA-16.1", "open question about a printed board")];
//! let walk = Walk::through("RA", "ra.md", env!("CARGO_MANIFEST_DIR"), &excused);
//! walk.check_all();
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// An id that needs no test, and why.
pub type Excuse = (&'static str, &'static str);

/// The ids that a document gives, and the sources of a crate that may cite them.
#[derive(Clone, Debug)]
pub struct Walk {
    prefix: &'static str,
    defined: BTreeSet<String>,
    sources: BTreeMap<String, String>,
    excuses: Vec<Excuse>,
}

impl Walk {
    /// A walk through `rules/<document>` with the rules and tests of the crate in this folder: all
    /// of `src` and `tests`, without the walk itself and without `literal`, a second reading of the
    /// rules that is not part of the game.
    pub fn through(
        prefix: &'static str,
        document: &str,
        crate_folder: &str,
        excuses: &[Excuse],
    ) -> Walk {
        let crate_folder = Path::new(crate_folder);
        let rules = crate_folder.join("../../rules").join(document);
        let text = fs::read_to_string(rules).expect("the rules are in the repository");
        Walk {
            prefix,
            defined: defined(prefix, &text),
            sources: sources(crate_folder),
            excuses: excuses.to_vec(),
        }
    }

    /// The same walk, with the sources of another crate that keeps these rules.
    #[must_use]
    pub fn and(mut self, crate_folder: &str) -> Walk {
        for (name, text) in sources(Path::new(crate_folder)) {
            self.sources.insert(format!("{crate_folder}/{name}"), text);
        }
        self
    }

    /// Makes every check.
    pub fn check_all(&self) {
        self.every_test_case_of_the_rules_is_a_test();
        self.every_rule_has_a_test_or_an_excuse();
        self.nothing_is_excused_that_is_cited_or_does_not_exist();
        self.everything_cited_exists();
    }

    /// How many ids of this letter the document defines: `T` test cases, `R` rulings, `E` editions.
    pub fn count(&self, letter: char) -> usize {
        let beginning = format!("{}-{letter}", self.prefix);
        let ids = self.defined.iter();
        ids.filter(|id| id.starts_with(&beginning)).count()
    }

    /// Whether the document defines this id.
    pub fn defines(&self, id: &str) -> bool {
        self.defined.contains(id)
    }

    /// Every test case is named in the comment of a test.
    pub fn every_test_case_of_the_rules_is_a_test(&self) {
        let case = format!("{}-T", self.prefix);
        let missing = self.untested(|id| id.starts_with(&case));
        assert!(missing.is_empty(), "no test for {missing:?}");
    }

    /// Everything else is named in the comment of a test as well, or is excused.
    pub fn every_rule_has_a_test_or_an_excuse(&self) {
        let excused = |id: &str| self.excuses.iter().any(|(excused, _)| *excused == id);
        let missing = self.untested(|id| !excused(id));
        assert!(missing.is_empty(), "no test for {missing:?}");
    }

    /// Excuses are only for ids that the document has and the crate does not speak of.
    pub fn nothing_is_excused_that_is_cited_or_does_not_exist(&self) {
        let texts = self.sources.values();
        let cited: BTreeSet<_> = texts.flat_map(|text| ids(self.prefix, text)).collect();
        for (id, why) in &self.excuses {
            assert!(self.defines(id), "{id} is not in the rules");
            assert!(!cited.contains(*id), "{id} is cited after all: {why}");
        }
    }

    /// No source cites an id that the document does not have.
    pub fn everything_cited_exists(&self) {
        for (name, text) in &self.sources {
            let cited = ids(self.prefix, text);
            let unknown: Vec<_> = cited.difference(&self.defined).collect();
            assert!(unknown.is_empty(), "{name} cites {unknown:?}");
        }
    }

    /// The ids of this kind that no comment of a test names.
    fn untested(&self, wanted: impl Fn(&str) -> bool) -> Vec<&String> {
        let texts = self.sources.values();
        let tested: BTreeSet<_> = texts.flat_map(|text| tested(self.prefix, text)).collect();
        let wanted = self.defined.iter().filter(|id| wanted(id));
        wanted.filter(|id| !tested.contains(*id)).collect()
    }
}

/// The ids in a text: RA-4.2, RA-T05, RA-R12, RA-E03.
fn ids(prefix: &str, text: &str) -> BTreeSet<String> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let mut found = BTreeSet::new();
    for (start, _) in text.match_indices(&format!("{prefix}-")) {
        let rest = &text[start + prefix.len() + 1..];
        let lettered = rest.starts_with(['T', 'R', 'E']);
        let first = usize::from(lettered);
        let mut end = first + digits(&rest[first..]);
        if !lettered && rest[end..].starts_with('.') {
            let after = digits(&rest[end + 1..]);
            end = if after > 0 { end + 1 + after } else { 0 };
        } else if !lettered {
            end = 0;
        }
        if end > first {
            found.insert(format!("{prefix}-{}", &rest[..end]));
        }
    }
    found
}

/// The ids that a document gives to its rules, tests, rulings and editions.
fn defined(prefix: &str, document: &str) -> BTreeSet<String> {
    let (clause, row) = (format!("**{prefix}-"), format!("| **{prefix}-"));
    let defines = |line: &&str| line.starts_with(&clause) || line.starts_with(&row);
    let first_id = |line: &str| {
        let bold = line.split("**").nth(1).unwrap_or_default();
        let mut ids = ids(prefix, bold).into_iter();
        ids.next().expect("a clause begins with its id")
    };
    document.lines().filter(defines).map(first_id).collect()
}

/// The sources below `src` and `tests`, by name.
fn sources(crate_folder: &Path) -> BTreeMap<String, String> {
    let folders = ["src", "tests"].map(|name| crate_folder.join(name));
    let mut folders: Vec<_> = folders.into_iter().filter(|path| path.is_dir()).collect();
    assert!(
        !folders.is_empty(),
        "{} is not a crate",
        crate_folder.display()
    );
    let mut sources = BTreeMap::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("it can be listed").path();
            let name = path.strip_prefix(crate_folder).expect("it lies below");
            let name = name.display().to_string();
            if path.is_dir() {
                if path.file_name() != Some("literal".as_ref()) {
                    folders.push(path);
                }
            } else if name.ends_with(".rs") && !name.ends_with("walk.rs") {
                sources.insert(name, fs::read_to_string(path).expect("sources are text"));
            }
        }
    }
    sources
}

/// The ids in the doc comments of tests.
fn tested(prefix: &str, source: &str) -> BTreeSet<String> {
    let (mut tested, mut doc) = (BTreeSet::new(), String::new());
    for line in source.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            doc.push_str(comment);
            doc.push('\n');
        } else {
            if line == "#[test]" || line.starts_with("#[tokio::test") {
                tested.append(&mut ids(prefix, &doc));
            }
            doc.clear();
        }
    }
    tested
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_in_any_text() {
        let text = "see RA-4.2, RA-T05; RA-R12. RA-13 and RA-… are none, RA-E01";
        let expected = ["RA-4.2", "RA-E01", "RA-R12", "RA-T05"];
        assert!(ids("RA", text).iter().eq(&expected));
    }

    #[test]
    fn a_document_defines_what_stands_first_in_bold() {
        let document =
            "**RA-1.1** see RA-9.9\n| **RA-E01** | x |\n**RA-R02 Title.** RA-8.8\nRA-7.7";
        let expected = ["RA-1.1", "RA-E01", "RA-R02"];
        assert!(defined("RA", document).iter().eq(&expected));
    }

    #[test]
    fn only_comments_of_tests_count() {
        let source = "/// RA-1.1\nfn help() {}\n/// RA-1.2\n#[test]\nfn it() {} // RA-1.3";
        assert!(tested("RA", source).iter().eq(&["RA-1.2"]));
    }
}
