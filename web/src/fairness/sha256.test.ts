import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fromHex, hmacSha256, sha256, toHex } from "./sha256.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("SHA-256", () => {
  // From FIPS 180-4's examples.
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("of a standard message", (message, hash) => {
    expect(toHex(sha256(bytes(message)))).toBe(hash);
  });

  test("agrees with another program at every length around a block", () => {
    for (let length = 0; length < 200; length += 1) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256);
      const other = createHash("sha256").update(message).digest("hex");
      expect(toHex(sha256(message)), `${length} bytes`).toBe(other);
    }
  });
});

describe("HMAC", () => {
  // From RFC 4231: a short key, a key as text, and one longer than a block.
  test.each([
    [
      "0b".repeat(20),
      "4869205468657265",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ],
    [
      "4a656665",
      "7768617420646f2079612077616e7420666f72206e6f7468696e673f",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    [
      "aa".repeat(131),
      toHex(bytes("Test Using Larger Than Block-Size Key - Hash Key First")),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
  ])("of a standard message", (key, message, code) => {
    expect(toHex(hmacSha256(read(key), read(message)))).toBe(code);
  });

  test("agrees with another program for keys of every length", () => {
    for (let length = 0; length < 140; length += 7) {
      const key = new Uint8Array(length).fill(length);
      const other = createHmac("sha256", key).update("dnup").digest("hex");
      expect(toHex(hmacSha256(key, bytes("dnup")))).toBe(other);
    }
  });
});

test("hex reads back what it wrote, and nothing else", () => {
  expect(fromHex(toHex(Uint8Array.of(0, 15, 255)))).toEqual(Uint8Array.of(0, 15, 255));
  for (const text of ["0", "0g", "AB", " 00", "00\n"]) expect(fromHex(text)).toBeNull();
});

function read(text: string): Uint8Array {
  const found = fromHex(text);
  if (found === null) throw new Error(text);
  return found;
}
