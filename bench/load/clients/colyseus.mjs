// A table of two clients of Colyseus, speaking its protocol on a plain WebSocket: at this rate the
// official SDK takes more of a core than the server does. These clients read the first state and
// keep their hands themselves from then on; of a patch they look at the first byte only. A wrong
// idea of the hand or of the turn would be refused by the server, and the run would fail.

import { Reflection, decode } from "@colyseus/schema";
import WebSocket from "ws";
import { SIZE, turned } from "../game.mjs";

const JOINED = 10;
const MESSAGE = 13;
const STATE = 14;
const PATCH = 15;

async function reserve(url, method, room) {
  const answer = await fetch(`${url}/matchmake/${method}/${room}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) throw new Error(`${method} ${room}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Create a room and seat two clients; what comes back lets them play. */
export async function open(url, table) {
  const reserved = await reserve(url, "create", "table");
  const first = await connect(url, table, 0, reserved);
  await connect(url, table, 1, await reserve(url, "joinById", reserved.roomId));
  return first;
}

function connect(url, table, seat, { processId, roomId, sessionId }) {
  const address = url.replace("http", "ws");
  const socket = new WebSocket(`${address}/${processId}/${roomId}?sessionId=${sessionId}`);
  let hand;
  let set = [];
  let turn = 0;
  let decoder;

  const play = () => {
    set = hand.splice(0, SIZE);
    // The name of the message and an array of short strings, as MessagePack has them.
    const cards = set.map((card) => `\xa3${card}`).join("");
    socket.send(Buffer.from(`${String.fromCharCode(MESSAGE)}\xa4play\x92${cards}`, "latin1"));
  };

  return new Promise((resolve) => {
    const handlers = {
      [JOINED](data) {
        const at = { offset: 1 };
        for (let i = 0; i < 2; i++) at.offset += 1 + data[at.offset]; // token, serializer
        const length = decode.number(data, at);
        decoder = Reflection.decode(data.subarray(0, at.offset + length), at);
        socket.send(Buffer.of(JOINED));
      },
      [STATE](data) {
        decoder.decode(data, { offset: 1 });
        hand = Array.from(decoder.state.seats[seat].hand);
        resolve(() => table.move(play));
      },
      [PATCH]() {
        if (turn++ % 2 === seat) return;
        table.arrived();
        hand.push(...set.map(turned));
        set = [];
        table.move(play);
      },
    };
    socket.on("error", table.failed);
    socket.on("close", () => table.failed(new Error("the server closed the connection")));
    socket.on("message", (data) => {
      if (data[0] in handlers) handlers[data[0]](data);
      else table.failed(new Error(`unexpected: ${data.toString("latin1")}`));
    });
  });
}
