//! The protocol of a table under concurrency: several visitors do what they like at once,
//! connections are lost, the server is killed and started again, and everything that is answered
//! is compared with a model that is written for reading.
//!
//! `PROTOCOL_SEEDS=1000 cargo test -p server --test protocol` takes longer and finds more;
//! `PROTOCOL_SEED=17` repeats one. The visitors' choices follow from the seed; how fast the disk and
//! the bots are, does not.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod client;
mod found;
mod model;
mod site;
mod stream;
mod world;

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use bots::FastDice;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tabletop::record::{Record, RecordFile};
use tabletop::{Dice as _, Game};
use tempfile::TempDir;

use client::{Client, Shared};
use model::Ask;
use site::{Site, Visitor};
use stream::Stream;
use world::World;

#[test]
fn tables_of_ra_do_what_the_model_says() {
    simulate::<ra::Position>(2..=3);
}

#[test]
fn tables_of_amun_re_do_what_the_model_says() {
    simulate::<amun_re::Position>(3..=3);
}

/// How many games are simulated, if nobody says otherwise.
const SEEDS: u64 = 4;

fn simulate<G: Game>(players: std::ops::RangeInclusive<usize>) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let seeds = match number("PROTOCOL_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("PROTOCOL_SEEDS").unwrap_or(SEEDS),
    };
    for seed in seeds {
        let mut dice = FastDice::new(seed, 0);
        let spread = (players.end() - players.start()) as u32 + 1;
        let seats = players.start() + dice.below(spread) as usize;
        let run = catch_unwind(AssertUnwindSafe(|| Simulation::<G>::new(seats, dice).run()));
        let game = G::KEY;
        assert!(
            run.is_ok(),
            "{game}: repeat with PROTOCOL_SEED={seed} cargo test -p server --test protocol"
        );
    }
}

/// One table from its opening to the rematch, over several lives of the server.
struct Simulation<G: Game> {
    dice: FastDice,
    seats: usize,
    folder: TempDir,
    visitors: Vec<Visitor>,
    world: Option<Shared<G>>,
}

impl<G: Game> Simulation<G> {
    fn new(seats: usize, dice: FastDice) -> Simulation<G> {
        Simulation {
            dice,
            seats,
            // Where there is a disk in memory, thousands of commits take seconds.
            folder: TempDir::new_in("/dev/shm")
                .or_else(|_| TempDir::new())
                .unwrap(),
            visitors: Vec::new(),
            world: None,
        }
    }

    fn run(mut self) {
        let killings = 1 + self.dice.below(3);
        for _ in 0..killings {
            self.life(async |life, dice| {
                let acts = 5 + dice.below(25);
                let end = dice.below(100);
                // Some lives end when everybody has finished, some in the middle.
                let playing = join_all(life.clients(dice).map(|client| client.live(acts)));
                if end < 40 {
                    playing.await;
                } else {
                    let lived = Duration::from_micros(u64::from(dice.below(60_000)));
                    let _ = tokio::time::timeout(lived, playing).await;
                }
            });
        }
        self.life(Life::finish);
    }

    /// Starts the server, lets this happen, and drops everything as it stands: no request is
    /// finished, no task told.
    fn life(&mut self, happens: impl AsyncFnOnce(&Life<G>, &mut FastDice)) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        let data = self.folder.path().join("heliopolis.db");
        runtime.block_on(async {
            // A table that rests at once comes and goes all the time.
            let idle = Duration::from_millis(u64::from(self.dice.below(2)) * 60_000);
            let site = Site::start(&data, idle).await;
            let world = match &self.world {
                Some(world) => {
                    world.borrow_mut().restarted();
                    Rc::clone(world)
                }
                None => self.open(&site, &data).await,
            };
            world.borrow_mut().stays = !idle.is_zero();
            let life = Life {
                site,
                visitors: &self.visitors,
                world,
            };
            for client in life.clients(&mut self.dice) {
                client.look().await;
            }
            let following = join_all(life.streams(&mut self.dice).map(Stream::follow));
            tokio::select! {
                () = happens(&life, &mut self.dice) => {}
                _ = following => {}
            }
        });
    }

    /// Visitor 0 opens the table; there is one visitor more than seats, and one who never sits.
    async fn open(&mut self, site: &Site, data: &Path) -> Shared<G> {
        for _ in 0..self.seats + 2 {
            self.visitors.push(site.visitor().await);
        }
        let seats = vec!["open"; self.seats];
        let new = json!({"game": G::KEY, "seats": seats, "name": "host", "pace": "at-once"});
        let (_, view) = site.api(&self.visitors[0], "", Some(&new)).await;
        let table = view["table"].as_str().unwrap().to_owned();
        let ids = self
            .visitors
            .iter()
            .map(|visitor| visitor.id().to_owned())
            .collect();
        let mut world = World::new(data, table, ids, self.seats);
        world.catch_up();
        let world = Rc::new(RefCell::new(world));
        self.world = Some(Rc::clone(&world));
        world
    }
}

/// The server between two killings, and the visitors at its table.
struct Life<'a, G: Game> {
    site: Site,
    visitors: &'a [Visitor],
    world: Shared<G>,
}

impl<G: Game> Life<'_, G> {
    fn clients(&self, dice: &mut FastDice) -> impl Iterator<Item = Client<G>> {
        self.visitors
            .iter()
            .enumerate()
            .map(|(number, visitor)| Client {
                number,
                visitor: visitor.clone(),
                site: self.site.clone(),
                world: Rc::clone(&self.world),
                dice: FastDice::new(u64::from(dice.below(u32::MAX)), number as u64),
                view: Value::Null,
            })
    }

    fn streams(&self, dice: &mut FastDice) -> impl Iterator<Item = Stream<G>> {
        self.clients(dice).map(|client| Stream {
            number: client.number,
            visitor: client.visitor,
            site: client.site,
            world: client.world,
            dice: client.dice,
        })
    }

    /// Lets bots play to the end; then everybody wants to meet again.
    async fn finish(life: &Life<'_, G>, dice: &mut FastDice) {
        let clients: Vec<Client<G>> = life.clients(dice).collect();
        let host = &clients[0];
        let begun = life.world.borrow().now().begun;
        if !begun {
            let seats = life.world.borrow().now().chairs.len();
            for seat in 0..seats {
                host.ask(&Ask::Bot {
                    seat,
                    rank: "novice",
                })
                .await;
            }
            host.ask(&Ask::Start).await;
        }
        for client in &clients {
            let seat = life.world.borrow().now().seat_of(client.number);
            if let Some(seat) = seat {
                client
                    .ask(&Ask::Bot {
                        seat,
                        rank: "novice",
                    })
                    .await;
            }
        }
        life.quiet().await;
        assert!(
            life.world.borrow().now().is_over(),
            "the game comes to its end"
        );
        join_all(life.streams(dice).map(Stream::converge)).await;
        let path = format!("/{}/record", life.world.borrow().table);
        let (_, text) = host.site.api(&host.visitor, &path, None).await;
        life.check_record(text.as_str().unwrap());
        join_all(clients.iter().map(|client| client.ask(&Ask::Rematch))).await;
        let world = life.world.borrow();
        let met = usize::from(world.now().rematch.is_some());
        assert_eq!(
            world.tables(),
            1 + met,
            "everybody meets at one table, and there is no other"
        );
    }

    /// Waits until no bot has anything to decide.
    async fn quiet(&self) {
        const LONG: u32 = 60_000;
        for waited in 0.. {
            self.world.borrow_mut().catch_up();
            if !self.world.borrow().now().bot_owes() {
                return;
            }
            assert!(waited < LONG, "a bot is stuck");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// The record is the game as the model has it, its chance follows from the seed, and everybody's
    /// salt is in it.
    fn check_record(&self, text: &str) {
        let record: Record<G> = RecordFile::open(text.as_bytes()).unwrap().read().unwrap();
        let world = self.world.borrow();
        let model = world.now();
        assert_eq!(record.play, model.play.in_turn_order());
        record.verify().unwrap();
        let salts = model
            .chairs
            .iter()
            .enumerate()
            .filter(|(_, chair)| !chair.salt.is_empty());
        let salts: Vec<String> = salts
            .map(|(seat, chair)| format!("{seat}:{}", chair.salt))
            .collect();
        assert_eq!(record.header.salt.unwrap_or_default(), salts.join(" "));
    }
}
