//! Ids and signatures: how a visitor proves who they are.
//!
//! A visitor is a random id signed by the server: in a cookie for browsers, in a bearer token for
//! programs. Nothing about a visitor is stored until they take a seat.

use std::fmt;

use club::Visitor;
use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tabletop::Seed;

/// A visitor with a new id.
pub(crate) fn new_visitor() -> Visitor {
    Visitor::new(random_id())
}

/// 128 random bits as 32 hexadecimal digits.
pub(crate) fn random_id() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system has random numbers, or nothing here is safe");
    HEXLOWER.encode(&bytes)
}

/// Whether the text has the form of an id.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 32 && HEXLOWER.decode(text.as_bytes()).is_ok()
}

/// What a signature is for, so that one cannot be used as another.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose {
    /// The cookie of a browser.
    Cookie,
    /// The bearer token of a program.
    Token,
}

/// The secret of this server, from which all keys are derived.
#[derive(Clone)]
pub(crate) struct Keys([u8; 32]);

impl Keys {
    /// Keys derived from the secret of the data file.
    pub(crate) fn new(secret: [u8; 32]) -> Keys {
        Keys(secret)
    }

    /// The visitor's id with a signature.
    pub(crate) fn sign(&self, visitor: &Visitor, purpose: Purpose) -> String {
        let signature = self.signature(visitor.id(), purpose).finalize();
        format!(
            "{}.{}",
            visitor.id(),
            HEXLOWER.encode(&signature.into_bytes())
        )
    }

    /// The visitor with this signed id, if the signature is ours and for this purpose.
    pub(crate) fn read(&self, signed: &str, purpose: Purpose) -> Option<Visitor> {
        let (id, signature) = signed.split_once('.')?;
        let signature = HEXLOWER.decode(signature.as_bytes()).ok()?;
        // Compares in constant time.
        self.signature(id, purpose).verify_slice(&signature).ok()?;
        is_id(id).then(|| Visitor::new(id))
    }

    fn signature(&self, id: &str, purpose: Purpose) -> Hmac<Sha256> {
        self.mac(match purpose {
            Purpose::Cookie => "visitor cookie 1 ",
            Purpose::Token => "bearer token 1 ",
        })
        .chain_update(id)
    }

    /// The seed of a table. It is derived from the id, so that it can be promised before the table
    /// is opened.
    pub(crate) fn seed(&self, table: &str) -> Seed {
        let seed = self.mac("seed of table 1 ").chain_update(table).finalize();
        Seed::new(seed.into_bytes().into())
    }

    /// The id of the rematch of a table. It is the same whichever player asks, and nobody else can
    /// guess it.
    pub(crate) fn rematch(&self, table: &str) -> String {
        let mac = self.mac("rematch of table 1 ").chain_update(table);
        HEXLOWER.encode(&mac.finalize().into_bytes()[..16])
    }

    fn mac(&self, label: &str) -> Hmac<Sha256> {
        Hmac::<Sha256>::new_from_slice(&self.0)
            .expect("a key may have any length")
            .chain_update(label)
    }
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_signature_for_the_purpose_counts() {
        let keys = Keys::new([1; 32]);
        let visitor = new_visitor();
        let signed = keys.sign(&visitor, Purpose::Cookie);
        assert_eq!(keys.read(&signed, Purpose::Cookie), Some(visitor.clone()));
        assert_eq!(keys.read(&signed, Purpose::Token), None);
        assert_eq!(Keys::new([2; 32]).read(&signed, Purpose::Cookie), None);
        let other = new_visitor();
        let forged = signed.replace(visitor.id(), other.id());
        let cut = &signed[..signed.len() - 2];
        let unsigned = format!("{}.", visitor.id());
        for bad in ["", ".", "a.b", &forged, cut, &unsigned, visitor.id()] {
            assert_eq!(keys.read(bad, Purpose::Cookie), None, "{bad}");
        }
    }

    #[test]
    fn ids_are_long_and_never_the_same() {
        assert!(is_id(&random_id()) && random_id() != random_id());
        for bad in [
            "",
            "0",
            "../../etc/passwd",
            &"G".repeat(32),
            &"A".repeat(32),
        ] {
            assert!(!is_id(bad), "{bad}");
        }
        let keys = Keys::new([1; 32]);
        assert_ne!(keys.seed("a").to_string(), keys.seed("b").to_string());
    }
}
