#!/usr/bin/env python3
"""A bot for any game of Stolek: JSON lines in, JSON lines out (see docs/manual/bots.md).

It takes a legal move at random, the same for the same seed. Put your own idea into `choose`.

    stolek arena ingenious --bots normal,./examples/mybot.py --games 20
"""

import json
import random
import sys


def choose(question):
    """One of the legal moves; `question["view"]` is what you can see."""
    return random.Random(question["seed"]).choice(question["legal"])


def main():
    """Answer line by line until the input ends."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "name": "my bot"}
        elif message["type"] == "observe":
            answer = {"type": "act", "number": message["number"], "move": choose(message)}
        else:  # the result
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
