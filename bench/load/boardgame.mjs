// boardgame.io's own server with that game: in memory, hands redacted by `playerView`.
//
// package.json holds koa-compose at 4.1.0: a later one takes the list of routes before
// boardgame.io has filled it, and its lobby answers 404 to everything.

import { createRequire } from "node:module";
import { deal, isLegal, turned } from "./game.mjs";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const game = {
  name: "cards",
  setup: () => ({ seats: deal().map((hand) => ({ hand, set: [] })) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play({ G, playerID }, cards) {
      const seat = G.seats[playerID];
      const other = G.seats[1 - playerID];
      if (!isLegal(seat.hand, cards)) return INVALID_MOVE;
      seat.hand = seat.hand.filter((card) => !cards.includes(card));
      seat.set = cards;
      other.hand.push(...other.set.map(turned));
      other.set = [];
    },
  },
  playerView: ({ G, playerID }) => ({
    seats: G.seats.map(({ hand, set }, seat) =>
      String(seat) === playerID ? { hand, set } : { count: hand.length, set },
    ),
  }),
};

const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(`ready http://127.0.0.1:${appServer.address().port}`);
