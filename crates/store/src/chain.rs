//! The hash that ties an entry to all before it.

use sha2::{Digest, Sha256};

/// The hash of an entry and all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chain(pub(crate) [u8; 32]);

impl Chain {
    /// Before the first entry. It depends on the table, so that no log can pass for another.
    pub(crate) fn start(table: &str) -> Chain {
        Chain(Sha256::digest(table).into())
    }

    /// With one entry more.
    #[must_use]
    pub(crate) fn with(self, number: u64, entry: &str) -> Chain {
        let hash = Sha256::new()
            .chain_update(self.0)
            .chain_update(number.to_be_bytes())
            .chain_update(entry)
            .finalize();
        Chain(hash.into())
    }
}
