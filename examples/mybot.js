#!/usr/bin/env node
// A bot for any game of Stolek: JSON lines in, JSON lines out (see docs/manual/bots.md).
//
// It takes any legal move, the same for the same seed. Put your own idea into `choose`.
//
//     stolek arena ingenious --bots normal,./examples/mybot.js --games 20

/** One of the legal moves; `question.view` is what you can see. */
function choose(question) {
  return question.legal[question.seed % question.legal.length];
}

function hear(line) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    console.log(JSON.stringify({ type: "hello", name: "my bot" }));
  } else if (message.type === "observe") {
    console.log(JSON.stringify({ type: "act", number: message.number, move: choose(message) }));
  }
}

// A dynamic import works in a module and in a plain script alike.
import("node:readline").then(({ createInterface }) => createInterface({ input: process.stdin }).on("line", hear));
