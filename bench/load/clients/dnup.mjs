// A table of two clients of dnup's own server, who play real matches one after another: the
// largest set that may be played, else a card added, else the hand rotated.

import { randomBytes } from "node:crypto";
import WebSocket from "ws";

const PROTOCOL = 1;
const ACTS = new Set(["set-played", "card-added", "set-taken", "hand-rotated"]);

/** Open a table and seat two clients; what comes back lets them play. */
export async function open(url, table) {
  const first = await connect(url, table);
  const { code } = await first.enter({ kind: "create", options: { players: 2 } });
  const second = await connect(url, table);
  await second.enter({ kind: "join", code });
  return () => {
    first.ready();
    second.ready();
  };
}

/** Open a table with a bot; what comes back begins a match, and nobody moves. */
export async function rest(url, table) {
  const person = await connect(url, { ...table, move() {}, arrived() {} });
  await person.enter({ kind: "create", options: { players: 2, bots: ["beginner"], pace: 0 } });
  return person.ready;
}

async function session(url) {
  const answer = await fetch(`${url}/api/guest`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ann" }),
  });
  if (!answer.ok) throw new Error(`no session: ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]).join("; ");
}

function chosen({ plays, adds }, hand) {
  if (plays.length) {
    const largest = ({ sizes }) => Math.max(...sizes);
    const play = plays.reduce((best, each) => (largest(each) > largest(best) ? each : best));
    const cards = hand.filter((card) => card.startsWith(`${play.value}/`));
    return { kind: "play", cards: cards.slice(0, largest(play)) };
  }
  return adds.length ? { kind: "add", card: adds[0].cards[0], to: adds[0].to } : { kind: "rotate" };
}

async function connect(url, table) {
  const headers = { Cookie: await session(url) };
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/${PROTOCOL}`, { headers });
  const send = (request) => socket.send(JSON.stringify(request));
  const ready = () => send({ kind: "ready", id: "ready", salt: randomBytes(16).toString("hex") });
  let entered;

  function follow({ events, state, hand, choices, done }) {
    if (done === undefined && ACTS.has(events[0].kind)) table.arrived();
    if (choices) {
      const { turn } = state.match;
      const action = chosen(choices, hand);
      table.move(() => send({ kind: "act", id: "act", turn, action }));
    } else if (events.some(({ kind }) => kind === "match-ended")) ready();
    else if (events.some(({ kind }) => kind === "round-ended"))
      send({ kind: "next", id: "next", round: state.match.round });
  }

  return new Promise((resolve) => {
    const handlers = {
      welcome() {
        const enter = (request) => {
          send({ ...request, id: "enter" });
          return new Promise((found) => (entered = found));
        };
        resolve({ enter, ready });
      },
      table: (view) => entered(view),
      update: follow,
      done() {},
    };
    socket.on("error", table.failed);
    socket.on("close", () => table.failed(new Error("the server closed the connection")));
    socket.on("message", (data) => {
      const delivery = JSON.parse(data);
      if (delivery.kind in handlers) handlers[delivery.kind](delivery);
      else table.failed(new Error(`unexpected: ${data}`));
    });
  });
}
