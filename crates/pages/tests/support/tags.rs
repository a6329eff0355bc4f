//! The tags of a page, for tests that look at its structure.

/// An opening tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) attributes: Vec<(String, String)>,
}

impl Tag {
    /// The value of an attribute.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// All opening tags in order. The pages quote every attribute and escape what they quote, so a
/// quote ends a value.
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        if !rest.starts_with(|first: char| first.is_ascii_alphabetic()) {
            continue;
        }
        let end = rest.find([' ', '>', '/', '\n']).expect("a tag ends");
        let name = rest[..end].to_owned();
        rest = &rest[end..];
        let mut attributes = Vec::new();
        loop {
            rest = rest.trim_start_matches([' ', '\n', '/']);
            if let Some(after) = rest.strip_prefix('>') {
                rest = after;
                break;
            }
            let end = rest.find(['=', ' ', '>', '/']).expect("an attribute ends");
            let key = rest[..end].to_owned();
            rest = &rest[end..];
            let value = match rest.strip_prefix("=\"") {
                Some(after) => {
                    let (value, after) = after.split_once('"').expect("a quote is closed");
                    rest = after;
                    value.to_owned()
                }
                None => String::new(),
            };
            attributes.push((key, value));
        }
        tags.push(Tag { name, attributes });
    }
    tags
}
