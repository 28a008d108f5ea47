//! Who somebody is, without an account.

use data_encoding::HEXLOWER;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};

/// Somebody at the door: the hash of a secret that only their browser knows. The secret itself is
/// stored nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Guest([u8; 32]);

impl Guest {
    /// Whoever knows this secret.
    pub fn of_secret(secret: &str) -> Guest {
        Guest(Sha256::new().chain_update(b"parlour guest\n").chain_update(secret).finalize().into())
    }

    /// Somebody without a secret. Nobody may act for them, for everybody without one is the same.
    pub fn nobody() -> Guest {
        Guest::of_secret("")
    }

    /// The hash itself, to derive links from. It must not be shown.
    pub fn bytes(&self) -> [u8; 32] {
        self.0
    }
}

/// Tells nothing: a hash in a log is one too many.
impl std::fmt::Debug for Guest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Guest")
    }
}

impl Serialize for Guest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&HEXLOWER.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for Guest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Guest, D::Error> {
        let hex = String::deserialize(deserializer)?;
        let hash = HEXLOWER.decode(hex.as_bytes()).map_err(D::Error::custom)?;
        let hash = hash.try_into().map_err(|_| D::Error::custom("a guest has 64 digits"))?;
        Ok(Guest(hash))
    }
}
