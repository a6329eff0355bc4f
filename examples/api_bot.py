#!/usr/bin/env python3
"""Plays a whole game through the JSON API of a Heliopolis server.

Needs nothing but Python. Start a server (heliopolis serve), then:

    python3 examples/api_bot.py http://127.0.0.1:7777 --game ra --against novice,scribe

It opens a table, follows it by server-sent events, does any legal thing whenever it owes a
decision, and prints the result. To write a bot of your own, replace `choose`.
"""

import argparse
import json
import random
import urllib.error
import urllib.request


def choose(view):
    """Decides. `view` is all that our seat may know; returns one of its legal actions."""
    return random.choice(view["legal"])


class Api:
    """A server, and our token there."""

    def __init__(self, server):
        self.server = server.rstrip("/") + "/api/v1"
        self.token = None
        self.token = self.post("/tokens")["token"]

    def request(self, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, headers)
        return urllib.request.urlopen(request, timeout=60)

    def get(self, path):
        with self.request(path) as answer:
            return json.load(answer)

    def post(self, path, **body):
        with self.request(path, body) as answer:
            return json.load(answer)

    def follow(self, table):
        """Yields the table as we see it, again after every change."""
        with self.request(f"/tables/{table}/stream") as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[len(b"data: "):])


def play(api, table):
    """Plays until the game is over and returns the last view."""
    while True:
        for view in api.follow(table):
            if view["state"] == "finished":
                return view
            if not view["legal"]:
                continue
            try:
                api.post(f"/tables/{table}/act", step=view["step"], do=choose(view))
            except urllib.error.HTTPError as error:
                # 409: the table has moved on; the next update shows it as it is now.
                if error.code != 409:
                    raise SystemExit(f"{error.code}: {error.read().decode()}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("server", nargs="?", default="http://127.0.0.1:7777")
    parser.add_argument("--game", choices=["ra", "amun-re"], default="ra")
    parser.add_argument("--against", default="novice,novice", help="bots, separated by commas")
    parser.add_argument("--name", default="Python")
    arguments = parser.parse_args()

    api = Api(arguments.server)
    view = api.post(
        "/tables",
        game=arguments.game,
        seats=["open"] + arguments.against.split(","),
        name=arguments.name,
        salt=f"{random.getrandbits(64):x}",
        pace="at-once",
        start=True,
    )
    view = play(api, view["table"])
    for player, score, place in zip(
        view["players"], view["result"]["scores"], view["result"]["places"]
    ):
        print(f"{place}. {player['name']}: {score}")


if __name__ == "__main__":
    main()
