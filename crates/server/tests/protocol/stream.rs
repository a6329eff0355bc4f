//! A follower of a table sees only states that were, in order, and in the end the latest one.

use std::time::Duration;

use axum::body::BodyDataStream;
use bots::FastDice;
use futures_util::StreamExt as _;
use serde_json::Value;
use tabletop::{Dice as _, Game};

use crate::client::{Shared, yields};
use crate::site::{Site, Visitor};

/// A visitor's stream.
pub(crate) struct Stream<G: Game> {
    pub(crate) number: usize,
    pub(crate) visitor: Visitor,
    pub(crate) site: Site,
    pub(crate) world: Shared<G>,
    pub(crate) dice: FastDice,
}

/// How long something that must come may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

impl<G: Game> Stream<G> {
    /// Reads for ever: sometimes slowly, and sometimes the connection is lost.
    pub(crate) async fn follow(mut self) -> std::convert::Infallible {
        loop {
            let mut events = self.open().await;
            let length = 1 + self.dice.below(20);
            for _ in 0..length {
                if events.next(&self).await.is_none() {
                    break;
                }
                let slow = self.dice.below(10) == 0;
                yields(if slow { 50 } else { 0 }).await;
            }
        }
    }

    /// Reads until the newest state has come; nothing happens any more.
    pub(crate) async fn converge(self) {
        let mut events = self.open().await;
        let end = self.world.borrow().newest();
        let wanted = self.world.borrow().versions[end].face(self.number);
        let arrive = async {
            while self.world.borrow().versions[events.version].face(self.number) != wanted {
                events.next(&self).await.expect("the stream stays open");
            }
        };
        let arrived = tokio::time::timeout(PATIENCE, arrive).await;
        arrived.expect("a stream shows the newest state");
    }

    async fn open(&self) -> Events {
        self.world.borrow_mut().arrives(self.number);
        let version = self.world.borrow().public;
        let path = format!("/{}/stream", self.world.borrow().table);
        let response = self.site.api_response(&self.visitor, &path, None).await;
        assert!(response.status().is_success());
        Events {
            body: response.into_body().into_data_stream(),
            text: String::new(),
            version,
        }
    }
}

/// An open stream.
struct Events {
    body: BodyDataStream,
    text: String,
    /// The version that was shown last.
    version: usize,
}

impl Events {
    /// The next event must show a version that is not older than the last one.
    async fn next<G: Game>(&mut self, of: &Stream<G>) -> Option<()> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let data = event.lines().find_map(|line| line.strip_prefix("data: "));
                let view: Option<Value> = data.map(|data| serde_json::from_str(data).unwrap());
                self.text = rest.to_owned();
                if let Some(view) = view {
                    let mut world = of.world.borrow_mut();
                    world.catch_up();
                    let versions = self.version..=world.newest();
                    self.version = world.shown(of.number, &view, versions);
                    return Some(());
                }
                continue;
            }
            let bytes = self.body.next().await?.unwrap();
            self.text.push_str(str::from_utf8(&bytes).unwrap());
        }
    }
}
