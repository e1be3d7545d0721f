// A bot in JavaScript, for Node and without dependencies: `exec:node examples/bot_in_javascript.mjs` is its text.
// It steals and conquers when it can, loads what there is most of, and brings the fullest ship home.
// docs/write-a-bot.md describes the messages.

import { createInterface } from "node:readline";

function worth(view, action) {
  const [verb, kind, goal] = action.split(" ");
  if (verb === "raid" || verb === "conquer") return 100;
  if (verb !== "load" && verb !== "sail") return 0;
  const ship = view.ships.find((ship) => ship.seat === view.seat && ship.kind === kind);
  if (verb === "sail") return ["Venice", "Constantinople"].includes(goal) ? ship.aboard : 0.5;
  const port = view.ports.find((port) => port.name === ship.place);
  return "YPGROB".includes(goal) ? port.goods["YPGROB".indexOf(goal)] : port.conquerors;
}

function choose(view, legal) {
  return legal.reduce((best, action) => (worth(view, action) > worth(view, best) ? action : best));
}

function send(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") send({ type: "ready", name: "Homeward (JavaScript)" });
  if (message.type === "choose") {
    send({ type: "action", number: message.number, action: choose(message.view, message.legal) });
  }
  if (message.type === "quit") break;
}
