import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { numberPrefix } from "#domain/platform/setting/number-prefix.ts";
import { isOrderCode, newOrderCode, readOrderCode } from "./order-code.ts";

const newToken = (bytes = 16) => randomBytes(bytes).toString("base64url");
const prefixes = fc
  .string({ unit: fc.constantFrom("S", "K", "O", "I", "L", "0", "1", "9", "-"), minLength: 1, maxLength: 10 })
  .filter((text) => numberPrefix.safeParse(text).success);

test("an order's code has unambiguous letters, and 40 bits", () => {
  const codes = Array.from({ length: 2000 }, () => newOrderCode(newToken, "SK"));
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^SK-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const letters = new Set(codes.flatMap((code) => [...code.slice(3).replace("-", "")]));
  expect(letters.size).toBe(32);
});

test("is read however it was typed, with any prefix, another one or none", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), prefixes, prefixes, (bytes, prefix, other) => {
      const code = newOrderCode(() => Buffer.from(bytes).toString("base64url"), prefix);
      const letters = code.slice(prefix.length + 1);
      const bare = code.replaceAll("-", "");
      for (const typed of [
        code,
        code.toLowerCase(),
        ` ${bare} `,
        bare.slice(-8),
        letters,
        `${other}-${letters}`,
        code.replaceAll("0", "O").replaceAll("1", "l"),
      ])
        expect(readOrderCode(typed)).toBe(letters);
      expect(isOrderCode(code, letters)).toBe(true);
      expect(isOrderCode(code, "")).toBe(false);
    }),
  );
});

test("nothing else is read as a code", () => {
  for (const typed of ["", "SK", "7F3K-9QX", "lamps for the garden table", "x".repeat(100_000), "-".repeat(9)])
    expect(readOrderCode(typed)).toBe("");
});

test("a prefix has letters, digits and hyphens between them", () => {
  expect(numberPrefix.parse(" shop-24 ")).toBe("SHOP-24");
  for (const bad of ["", "-", "A-", "-A", "A--B", "A B", "\u0661", "\u00c4", "ABCDEFGHIJK", "A_B", "A/B", "A\0"])
    expect(numberPrefix.safeParse(bad).success).toBe(false);
});
