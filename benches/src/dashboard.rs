//! Measurements as a Markdown page.

use anyhow::{Context, Result};
use serde_json::Value;

/// The latest measurements are between these two lines of `docs/results.md`.
const BEGIN: &str = "<!-- written by ./results -->";
const END: &str = "<!-- up to here -->";

/// The page with these tables between the two lines.
pub fn put(page: &str, tables: &str) -> Result<String> {
    let (before, rest) = page
        .split_once(BEGIN)
        .with_context(|| format!("the page has no line {BEGIN}"))?;
    let (_, after) = rest
        .split_once(END)
        .with_context(|| format!("the page has no line {END}"))?;
    Ok(format!("{before}{BEGIN}\n\n{tables}\n{END}{after}"))
}

/// The facts as a list and the measurements as tables.
pub fn tables(results: &Value) -> String {
    let areas = || results.as_object().into_iter().flatten();
    let facts = areas()
        .filter(|(_, value)| !value.is_array())
        .map(|(name, fact)| format!("- {name}: {}\n", cell(fact)));
    let tables = areas().filter_map(|(name, value)| {
        let rows = value.as_array()?;
        Some(format!("\n### {name}\n\n{}", table(rows)))
    });
    facts.chain(tables).collect()
}

/// The rows as a Markdown table; the first one has the columns.
fn table(rows: &[Value]) -> String {
    let rows: Vec<_> = rows.iter().filter_map(Value::as_object).collect();
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let head: Vec<String> = rows
        .first()
        .map_or(Vec::new(), |row| row.keys().cloned().collect());
    let rule = vec!["---".to_owned(); head.len()];
    let body = rows
        .iter()
        .map(|row| line(row.values().map(cell).collect()));
    [line(head), line(rule)].into_iter().chain(body).collect()
}

fn cell(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Number(number) if number.is_f64() => {
            format!("{:.2}", number.as_f64().unwrap_or_default())
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn new_tables_take_the_place_of_the_old_ones() {
        let results = json!({"date": "today", "engine": [{"game": "ra", "speed": 1.234}]});
        let tables = tables(&results);
        assert_eq!(
            tables,
            "- date: today\n\n### engine\n\n| game | speed |\n| --- | --- |\n| ra | 1.23 |\n"
        );
        let page = format!("before\n{BEGIN}\nold\n{END}\nafter\n");
        let once = put(&page, &tables).unwrap();
        assert!(once.starts_with("before\n") && once.ends_with("\nafter\n"));
        assert!(once.contains("today") && !once.contains("old"));
        assert_eq!(put(&once, &tables).unwrap(), once);
        assert!(put("no place", &tables).is_err());
    }
}
