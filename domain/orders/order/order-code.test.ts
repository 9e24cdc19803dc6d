import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newOrderCode, readOrderCode } from "./order-code.ts";

const newToken = (bytes = 16) => randomBytes(bytes).toString("base64url");

test("an order's code has letters that nobody mixes up, and all 40 bits of them", () => {
  const codes = Array.from({ length: 2000 }, () => newOrderCode(newToken));
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^SK-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const letters = new Set(codes.flatMap((code) => [...code.slice(3).replace("-", "")]));
  expect(letters.size).toBe(32);
});

test("is read however it was typed", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), (bytes) => {
      const code = newOrderCode(() => Buffer.from(bytes).toString("base64url"));
      const bare = code.replaceAll("-", "");
      for (const typed of [
        code,
        code.toLowerCase(),
        ` ${bare} `,
        bare.slice(2),
        code.replaceAll("0", "O").replaceAll("1", "l"),
      ])
        expect(readOrderCode(typed)).toBe(code);
    }),
  );
});
