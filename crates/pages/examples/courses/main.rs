//! Looks for seeds of guided games: `cargo run -p pages --example courses`. It prints those that teach
//! everything early, with the order in which their lessons come; the seeds in use are among them.

#[path = "../../tests/support/courses.rs"]
mod courses;
#[path = "../../tests/support/guided.rs"]
mod guided;
#[path = "../../tests/support/mod.rs"]
mod support;

use pages::Shown;
use tabletop::Seed;

use courses::{NOVICE, new_kingdom, second_epoch, taught, teaches};

fn main() {
    search::<ra::Position>(2_000, second_epoch);
    search::<amun_re::Position>(200, new_kingdom);
}

/// Tries so many seeds.
#[allow(clippy::print_stdout, reason = "its findings are its output")]
fn search<G: Shown>(seeds: u32, stop: fn(&G) -> bool) {
    for number in 0..seeds {
        let seed: Seed = format!("{number:064x}").parse().expect("it has 64 digits");
        if teaches(&seed, stop) {
            let lessons = taught(&guided::played(&seed, NOVICE, stop));
            let lessons: Vec<_> = lessons.keys().collect();
            println!("{} {number}: {}", G::KEY, lessons.join(" "));
        }
    }
}
