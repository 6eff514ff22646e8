// A Colyseus server with that game: in memory, a patch sent for each move, hands only in the view
// of their own seat. With --open everybody is sent all hands: what no card game could do, but
// Colyseus then encodes a patch once for both seats and shows how fast it can be.

import { Room, Server } from "@colyseus/core";
import { StateView, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { deal, isLegal, turned } from "./game.mjs";

const isOpen = process.argv.includes("--open");
const hand = t.array("string");
const Seat = schema(
  { set: t.array("string"), count: t.uint8(), hand: isOpen ? hand : hand.view() },
  "Seat",
);
const State = schema({ turn: t.uint32(), current: t.uint8(), seats: t.array(Seat) }, "State");

class Table extends Room {
  maxClients = 2;
  patchRate = null;
  state = new State();
  messages = {
    play(client, cards) {
      this.play(client, cards);
    },
  };

  onCreate() {
    this.state.turn = 0;
    this.state.current = 0;
    for (const cards of deal()) {
      const seat = new Seat();
      seat.hand.push(...cards);
      seat.count = cards.length;
      this.state.seats.push(seat);
    }
  }

  onJoin(client) {
    client.userData = this.clients.indexOf(client);
    if (isOpen) return;
    client.view = new StateView();
    client.view.add(this.state.seats[client.userData]);
  }

  play(client, cards) {
    const { state } = this;
    const seat = state.seats[client.userData];
    const other = state.seats[1 - client.userData];
    if (state.current !== client.userData || !isLegal(seat.hand, cards)) {
      client.send("refused");
      return;
    }
    for (const card of cards) {
      seat.hand.splice(seat.hand.indexOf(card), 1);
      seat.set.push(card);
    }
    seat.count = seat.hand.length;
    other.hand.push(...Array.from(other.set, turned));
    other.set.clear();
    other.count = other.hand.length;
    state.current = 1 - state.current;
    state.turn += 1;
    this.broadcastPatch();
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define("table", Table);
await server.listen(0, "127.0.0.1");
console.log(`ready http://127.0.0.1:${transport.server.address().port}`);
