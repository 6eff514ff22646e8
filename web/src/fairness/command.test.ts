import { expect, test } from "vitest";
import { commandOf } from "./command.ts";

const NOTE = { commitment: "0f".repeat(32), salt: "ab".repeat(16) };

test("names the record, and what was noted", () => {
  expect(commandOf("Ab3_-x", null)).toEqual(["dnup verify dnup-Ab3_-x.json"]);
  expect(commandOf("Ab3_-x", NOTE)).toEqual([
    "dnup verify dnup-Ab3_-x.json",
    `--commitment ${NOTE.commitment}`,
    `--salt ${NOTE.salt}`,
  ]);
});

test("there is none with anything in it that a shell could obey", () => {
  for (const id of ["", "a b", "x;reboot", "$(x)", "a\nb", "../x", "x".repeat(41)]) {
    expect(commandOf(id, null), id).toBeNull();
  }
  for (const commitment of ["", "0f", "0F".repeat(32), `${"0f".repeat(31)};x`]) {
    expect(commandOf("m", { ...NOTE, commitment }), commitment).toBeNull();
  }
  for (const salt of ["", "it's", "'; reboot; '"]) {
    expect(commandOf("m", { ...NOTE, salt }), salt).toBeNull();
  }
});
