import fc from "fast-check";
import { expect, test } from "vitest";
import { fromWire, toWire } from "./wire.ts";

test("names are snake_case on the wire, with numbers as separate words", () => {
  const at = new Date("2026-01-02T03:04:05Z");
  expect(toWire({ lowestPrice30Days: null, trxId: "a", line1: "x", shops: [{ isHere: true, openedAt: at }] })).toEqual({
    lowest_price_30_days: null,
    trx_id: "a",
    line_1: "x",
    shops: [{ is_here: true, opened_at: "2026-01-02T03:04:05.000Z" }],
  });
});

test("a response turns back into its view", () => {
  const names = fc.stringMatching(/^[a-z][a-z]{0,5}([A-Z][a-z]{1,5}){0,3}$/);
  fc.assert(
    fc.property(
      fc.dictionary(names, fc.oneof(fc.integer(), fc.string(), fc.array(fc.dictionary(names, fc.boolean())))),
      (view) => {
        expect(fromWire(toWire(view))).toEqual(view);
      },
    ),
  );
});

test("a name can never reach a prototype", () => {
  expect(Object.getPrototypeOf(fromWire(JSON.parse('{"__proto__": {"is_admin": true}}')))).toBe(Object.prototype);
});
