//! Everything at a table explains itself, with the clause that says so.

#[path = "support/amun_re_states.rs"]
mod amun_re_states;
#[path = "support/ra_states.rs"]
mod ra_states;
mod support;

use std::collections::BTreeSet;

use pages::Settings;

/// The values of an attribute in a page.
fn values<'a>(html: &'a str, attribute: &str) -> BTreeSet<&'a str> {
    let begin = format!(" {attribute}=\"");
    let parts = html.split(&begin).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

fn pages() -> impl Iterator<Item = (String, String)> {
    let settings = Settings::default();
    let ra = ra_states::all().into_iter().map(|state| {
        let page = state.sample.html(state.observer, state.mode, &settings);
        (format!("ra {}", state.name), page)
    });
    let ra: Vec<_> = ra.collect();
    let amun_re = amun_re_states::all().into_iter().map(move |state| {
        let page = state.sample.html(state.observer, state.mode, &settings);
        (format!("amun-re {}", state.name), page)
    });
    ra.into_iter().chain(amun_re)
}

#[test]
fn what_names_an_explanation_has_one() {
    for (name, html) in pages() {
        let ids = values(&html, "id");
        let asked = values(&html, "data-why");
        assert!(!asked.is_empty(), "{name}");
        let missing: Vec<_> = asked.difference(&ids).collect();
        assert!(missing.is_empty(), "{name}: {missing:?}");
    }
}

#[test]
fn explanations_cite_clauses_that_exist() {
    let rules = [
        ("/rules/ra#", include_str!("../../../rules/ra.md")),
        ("/rules/amun-re#", include_str!("../../../rules/amun-re.md")),
    ];
    for (name, html) in pages() {
        for (start, document) in rules {
            let links = values(&html, "href");
            for clause in links.iter().filter_map(|link| link.strip_prefix(start)) {
                let written = [format!("**{clause} "), format!("**{clause}**")];
                let known = written.iter().any(|clause| document.contains(clause));
                assert!(known, "{name}: {clause}");
            }
        }
    }
}
