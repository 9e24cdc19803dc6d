import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { joinPacked, packPart } from "./compressed-parts.server.ts";

const TEXTS = [
  Buffer.from("<!DOCTYPE html><html>".repeat(500)),
  Buffer.from("Zoë"),
  Buffer.alloc(0),
  randomBytes(70_001),
  Buffer.from("</html>"),
];

/** Throws where the sum or the length at the end is wrong. */
const unpack = (body: Buffer) => gunzipSync(body);

test("parts that were packed alone are one body in any order, some of them twice", () => {
  const parts = TEXTS.map((text, index) => packPart(text, index % 2 === 0 ? 9 : 1));
  expect(unpack(joinPacked(parts))).toEqual(Buffer.concat(TEXTS));
  expect(unpack(joinPacked(parts.toReversed()))).toEqual(Buffer.concat(TEXTS.toReversed()));
  expect(unpack(joinPacked([parts[1]!, parts[3]!, parts[1]!]))).toEqual(
    Buffer.concat([TEXTS[1]!, TEXTS[3]!, TEXTS[1]!]),
  );
  expect(unpack(joinPacked([]))).toEqual(Buffer.alloc(0));
});

test("a part that is not what its sum says is refused by whoever unpacks it", () => {
  const [one, other] = [packPart(TEXTS[0]!, 9), packPart(TEXTS[1]!, 1)];
  expect(() => unpack(joinPacked([one, { ...other, sum: other.sum ^ 1 }, one]))).toThrow(/check/);
});

test("a part that is kept holds no more memory than its bytes", () => {
  for (const text of TEXTS) {
    const { packed } = packPart(text, 9);
    expect(packed.buffer.byteLength).toBe(packed.length);
  }
});
