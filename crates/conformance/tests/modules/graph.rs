//! The top-level modules of a crate, and which of them use which.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::TokenTree;

use crate::source::{Source, after_colons, is_comma, tokens, trees};

/// Which module uses which other one, with one place as evidence.
#[derive(Debug, Default)]
pub(crate) struct Graph {
    uses: BTreeMap<String, BTreeMap<String, String>>,
}

impl Graph {
    /// Reads the sources of a crate.
    ///
    /// A name that the root re-exports counts for the module it comes from. The root itself is no
    /// part of the graph: it declares modules and re-exports their items. A name that can be
    /// found nowhere is a hole in this reading, and fails loudly.
    pub(crate) fn read(crate_folder: &Path) -> Graph {
        let folder = crate_folder.join("src");
        let root = Root::read(&folder);
        let mut graph = Graph::default();
        for (file, source) in sources(&folder) {
            let Some(user) = module_path(&folder, &file).into_iter().next() else {
                continue;
            };
            let shown = file.strip_prefix(&folder).unwrap_or(&file).display();
            for taken in source.taken {
                let place = format!("{shown}:{}", taken.line);
                match root.home(&taken.name) {
                    Home::Module(used) if used != user => {
                        let uses = graph.uses.entry(user.clone()).or_default();
                        uses.entry(used).or_insert(place);
                    }
                    Home::Module(_) | Home::Elsewhere => {}
                    Home::Unknown => panic!("{place}: the root has no `{}`", taken.name),
                }
            }
        }
        graph
    }

    /// The groups of modules that all use each other in a circle, each told with its shortest
    /// circle.
    pub(crate) fn cycles(&self) -> Vec<String> {
        let mut told = BTreeSet::new();
        let mut cycles = Vec::new();
        for module in self.uses.keys() {
            let group: BTreeSet<&String> = self
                .reachable(module)
                .into_iter()
                .filter(|other| self.reachable(other).contains(module))
                .collect();
            if !group.is_empty() && told.insert(group.clone()) {
                cycles.push(self.tell(&group));
            }
        }
        cycles
    }

    fn reachable(&self, from: &String) -> BTreeSet<&String> {
        let mut found = BTreeSet::new();
        let mut open = vec![from];
        while let Some(module) = open.pop() {
            for next in self.uses.get(module).into_iter().flat_map(BTreeMap::keys) {
                if found.insert(next) {
                    open.push(next);
                }
            }
        }
        found
    }

    fn tell(&self, group: &BTreeSet<&String>) -> String {
        let shortest = group
            .iter()
            .filter_map(|module| self.way_round(module))
            .min_by_key(Vec::len)
            .expect("a group of modules that reach each other has a circle");
        let steps = shortest.windows(2).map(|step| {
            let place = &self.uses[step[0]][step[1]];
            format!("\n    {} uses {} ({place})", step[0], step[1])
        });
        let names: Vec<&str> = group.iter().map(|name| name.as_str()).collect();
        format!("{}:{}", names.join(", "), steps.collect::<String>())
    }

    /// The shortest way from a module back to itself.
    fn way_round<'a>(&'a self, start: &'a String) -> Option<Vec<&'a String>> {
        let mut ways = VecDeque::from([vec![start]]);
        let mut seen = BTreeSet::new();
        while let Some(way) = ways.pop_front() {
            let last = way.last().expect("a way begins somewhere");
            for next in self.uses.get(*last).into_iter().flat_map(BTreeMap::keys) {
                let longer: Vec<&String> = way.iter().copied().chain([next]).collect();
                if next == start {
                    return Some(longer);
                }
                if seen.insert(next) {
                    ways.push_back(longer);
                }
            }
        }
        None
    }
}

/// Every file below a folder that is not a test or a program of its own, as it was read.
pub(crate) fn sources(folder: &Path) -> Vec<(PathBuf, Source)> {
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a source file can be read");
        let depth = module_path(folder, &file).len();
        (file, Source::read(&text, depth))
    };
    let sources: Vec<(PathBuf, Source)> = rust_files(folder).into_iter().map(read).collect();
    let tests: Vec<PathBuf> = sources
        .iter()
        .flat_map(|(file, source)| {
            let home = folder.join(module_path(folder, file).iter().collect::<PathBuf>());
            source.test_modules.iter().map(move |name| home.join(name))
        })
        .collect();
    let is_test = |file: &Path| {
        tests
            .iter()
            .any(|test| file.starts_with(test) || file == test.with_extension("rs"))
    };
    let ours = sources.into_iter().filter(|(file, _)| !is_test(file));
    ours.collect()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of sources can be read") {
            let path = entry.expect("a folder of sources can be read").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// `src/table/fold.rs` is `[table, fold]`, `src/table/mod.rs` is `[table]`, the root is `[]`.
fn module_path(folder: &Path, file: &Path) -> Vec<String> {
    let inside = file.strip_prefix(folder).expect("a file of this folder");
    let mut path: Vec<String> = inside
        .with_extension("")
        .components()
        .map(|part| part.as_os_str().to_string_lossy().into_owned())
        .collect();
    let last = path.last().map(String::as_str);
    if last == Some("mod") || path == ["lib"] || path == ["main"] {
        path.pop();
    }
    path
}

/// Where a name at the root comes from.
enum Home {
    Module(String),
    /// The root itself, or another crate.
    Elsewhere,
    Unknown,
}

/// What the root of a crate declares and re-exports.
struct Root {
    modules: BTreeSet<String>,
    /// The first part of the path by which a name was imported.
    imports: BTreeMap<String, String>,
    items: BTreeSet<String>,
}

impl Root {
    fn read(folder: &Path) -> Root {
        let text = fs::read_to_string(folder.join("lib.rs")).expect("a library has a lib.rs");
        let mut root = Root {
            modules: BTreeSet::new(),
            imports: BTreeMap::new(),
            items: BTreeSet::new(),
        };
        let tokens = tokens(&text);
        for (at, pair) in tokens.windows(2).enumerate() {
            let [TokenTree::Ident(word), next] = pair else {
                continue;
            };
            match (word.to_string().as_str(), next) {
                ("mod", TokenTree::Ident(name)) => {
                    root.modules.insert(name.to_string());
                }
                ("use", _) => {
                    let end = tokens[at..].iter().position(is_semicolon);
                    let end = at + end.expect("an import ends with a semicolon");
                    root.import(None, &tokens[at + 1..end]);
                }
                ("fn" | "struct" | "enum" | "trait" | "type" | "const" | "static", name) => {
                    root.items.insert(name.to_string());
                }
                _ => {}
            }
        }
        root
    }

    /// Notes the names of one `a::b::{c, d as e}`; `first` is the part before a group.
    fn import(&mut self, first: Option<&str>, path: &[TokenTree]) {
        let mut first = first.map(str::to_owned);
        let mut name = String::new();
        let mut rest = path;
        while let [token, behind @ ..] = rest {
            if let TokenTree::Group(group) = token {
                for entry in trees(group).split(is_comma) {
                    self.import(first.as_deref(), entry);
                }
                return;
            }
            if let TokenTree::Ident(ident) = token
                && ident != "as"
            {
                name = ident.to_string();
                if name != "crate" && name != "self" {
                    first.get_or_insert_with(|| name.clone());
                }
            }
            rest = after_colons(behind).unwrap_or(behind);
        }
        if let Some(first) = first {
            self.imports.insert(name, first);
        }
    }

    fn home(&self, name: &str) -> Home {
        if self.modules.contains(name) {
            Home::Module(name.to_owned())
        } else if let Some(first) = self.imports.get(name) {
            match self.modules.contains(first) {
                true => Home::Module(first.clone()),
                false => Home::Elsewhere,
            }
        } else if self.items.contains(name) {
            Home::Elsewhere
        } else {
            Home::Unknown
        }
    }
}

fn is_semicolon(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ';')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(uses: &[(&str, &str)]) -> Graph {
        let mut graph = Graph::default();
        for (user, used) in uses {
            let row = graph.uses.entry((*user).to_owned()).or_default();
            row.insert((*used).to_owned(), "here".to_owned());
        }
        graph
    }

    #[test]
    fn a_cycle_is_told_with_its_shortest_way_round() {
        let graph = graph(&[("a", "b"), ("b", "c"), ("c", "a"), ("c", "b"), ("d", "a")]);
        let told = "a, b, c:\n    b uses c (here)\n    c uses b (here)";
        assert_eq!(graph.cycles(), [told]);
    }

    #[test]
    fn modules_that_use_each_other_one_way_have_no_cycle() {
        let graph = graph(&[("a", "b"), ("a", "c"), ("b", "c")]);
        assert!(graph.cycles().is_empty());
    }
}
