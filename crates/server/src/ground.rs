//! What a parlour stands on: where surprise comes from, and who does what is done beside everything
//! else. Time is the runtime's, which a test may hold still.

use crate::keys;
use std::pin::Pin;
use tokio::runtime::Handle;

/// Something that is done beside everything else.
pub(crate) type Beside = Pin<Box<dyn Future<Output = ()> + Send>>;

/// What a parlour stands on.
pub(crate) trait Ground: Send + Sync + 'static {
    /// 32 bytes that nobody can guess.
    fn entropy(&self) -> [u8; 32];

    /// Has something done beside everything else. Where the parlour itself is going, nobody does it.
    fn spawn(&self, what: Beside);

    /// What is wrong with the parlour, where a test wants to find it.
    #[cfg(test)]
    fn defect(&self) -> Option<crate::world::Defect> {
        None
    }
}

/// Firm ground: the operating system and the runtime.
pub(crate) struct Firm;

impl Ground for Firm {
    fn entropy(&self) -> [u8; 32] {
        keys::entropy()
    }

    fn spawn(&self, what: Beside) {
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(what);
        }
    }
}
