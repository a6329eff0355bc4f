//! The scripts for Amun-Re.

use amun_re::Position;

use crate::random::Random;
use crate::roster::Played;

impl Played for Position {
    type Script = Random;

    fn novice() -> Random {
        Random::default()
    }

    fn scribe() -> Random {
        Random::default()
    }
}
