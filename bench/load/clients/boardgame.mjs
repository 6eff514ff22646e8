// A table of two clients of boardgame.io, speaking socket.io's protocol on a plain WebSocket: the
// official client applies each move to a state of its own, too, which costs the generator more
// than the server is given to do.

import WebSocket from "ws";
import { SIZE } from "../game.mjs";

const GAME = "cards";

async function post(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Create a match and seat two clients; what comes back lets them play. */
export async function open(url, table) {
  const { matchID } = await post(`${url}/games/${GAME}/create`, { numPlayers: 2 });
  const seats = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`${url}/games/${GAME}/${matchID}/join`, {
      playerID,
      playerName: `Player ${playerID}`,
    });
    seats.push(await connect(url, table, matchID, playerID, playerCredentials));
  }
  return seats[0];
}

function connect(url, table, matchID, playerID, credentials) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
  const seat = Number(playerID);
  let latest;

  const emit = (...args) => socket.send(`42/${GAME},${JSON.stringify(args)}`);
  const play = () => {
    const cards = latest.G.seats[seat].hand.slice(0, SIZE);
    const payload = { type: "play", args: [cards], playerID, credentials };
    emit("update", { type: "MAKE_MOVE", payload }, latest._stateID, matchID, playerID);
  };

  return new Promise((resolve) => {
    const handlers = {
      sync(_, { state }) {
        latest = state;
        resolve(() => table.move(play));
      },
      update(_, state) {
        latest = state;
        if (state.ctx.currentPlayer !== playerID) return;
        table.arrived();
        table.move(play);
      },
      matchData() {},
    };
    socket.on("error", table.failed);
    socket.on("close", () => table.failed(new Error("the server closed the connection")));
    socket.on("message", (data) => {
      const text = data.toString();
      if (text.startsWith("42")) {
        const [kind, ...args] = JSON.parse(text.slice(text.indexOf(",") + 1));
        handlers[kind](...args);
      } else if (text.startsWith("40")) emit("sync", matchID, playerID, credentials, 2);
      else if (text.startsWith("0")) socket.send(`40/${GAME},`);
      else if (text === "2") socket.send("3");
      else table.failed(new Error(`unexpected: ${text}`));
    });
  });
}
