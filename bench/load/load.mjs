// The generator: so many tables of two clients at one server, one move outstanding a table.
//
//   node load.mjs --server colyseus --url http://127.0.0.1:PORT --pid PID
//     [--tables 10] [--seconds 10] [--warmup 2] [--think 400] [--rest]
//
// Prints one JSON object: moves, times from a move sent to the update at the other seat, and what
// server and generator took of the machine. With --rest nobody moves, and only memory is told.

import { parseArgs } from "node:util";
import { usage } from "./usage.mjs";

const { values } = parseArgs({
  options: {
    server: { type: "string" },
    url: { type: "string" },
    pid: { type: "string" },
    tables: { type: "string", default: "1" },
    seconds: { type: "string", default: "10" },
    warmup: { type: "string", default: "2" },
    think: { type: "string", default: "0" },
    rest: { type: "boolean", default: false },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);
const think = Number(values.think);
const pid = Number(values.pid);

let times = [];

function failed(error) {
  console.error(error);
  process.exit(1);
}

/** What the two clients of a table report to. */
class Table {
  #sent = 0;
  failed = failed;
  moves = 0;

  /** It is a seat's turn: let it think, then send its move. */
  move(send) {
    if (think) setTimeout(() => this.#send(send), think * (0.5 + Math.random()));
    else this.#send(send);
  }

  #send(send) {
    this.#sent = performance.now();
    send();
  }

  /** The update of the outstanding move has reached the seat that did not make it. */
  arrived() {
    times.push(performance.now() - this.#sent);
    this.moves += 1;
  }
}

const pause = (s) => new Promise((resolve) => setTimeout(resolve, s * 1000));
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const { open, rest } = await import(`./clients/${values.server}.mjs`);
const idle = usage(pid);
const all = Array.from({ length: tables }, () => new Table());
const begins = [];
for (const table of all) begins.push(await (values.rest ? rest : open)(values.url, table));
for (const begin of begins) begin();
await pause(Number(values.warmup));
if (values.rest) {
  console.log(JSON.stringify({ idle: idle.memory, memory: usage(pid).memory }));
  process.exit(0);
}

times = [];
for (const table of all) table.moves = 0;
const before = { ...usage(pid), at: performance.now(), own: process.cpuUsage() };
await pause(seconds);
const after = { ...usage(pid), at: performance.now() };
const own = process.cpuUsage(before.own);
const sorted = Float64Array.from(times).sort();

const span = (after.at - before.at) / 1000;
const stuck = all.filter((table) => table.moves === 0).length;
if (stuck) throw new Error(`${stuck} of ${tables} tables did not move`);
console.log(
  JSON.stringify({
    moves: sorted.length / span,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    idle: idle.memory,
    memory: after.memory,
    busy: (after.seconds - before.seconds) / span,
    generator: (own.user + own.system) / 1e6 / span,
  }),
);
process.exit(0);
