#!/usr/bin/env python3
"""An example bot for Heliopolis: greedy about rows, careless about everything else.

    heliopolis arena --game ra --players 4 --bots "exec:python3 examples/greedy.py,random,random,random"

docs/protocol.md describes every message.
"""
import json
import sys


def play_ra(turn):
    """Bids its lowest sun for a row of three tiles or more, and otherwise draws."""
    legal, phase = turn["legal"], turn["view"]["phase"]
    if phase["at"] == "auction":
        tiles = sum(tile is not None for tile in turn["view"]["row"])
        bids = sorted((a for a in legal if a.startswith("bid ")), key=lambda a: int(a[4:]))
        if bids and (tiles >= 3 or "pass" not in legal):
            return bids[0]
        return "pass"
    return "draw" if "draw" in legal else legal[0]


def play_amun_re(turn):
    """Gives nothing away, and otherwise does the first thing that is allowed."""
    return next((a for a in turn["legal"] if not a.startswith("sell ")), turn["legal"][0])


PLAYS = {"ra": play_ra, "amun-re": play_amun_re}

for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        answer = {"name": "greedy", "games": list(PLAYS)}
    elif "turn" in message:
        answer = {"do": PLAYS[message["turn"]["game"]](message["turn"])}
    else:
        answer = {"error": "neither hello nor turn"}
    print(json.dumps(answer), flush=True)
