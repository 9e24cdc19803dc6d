import { expect, test } from "vitest";
import { splitBalance } from "./payout.ts";
import { usd } from "#tests/support/usd.ts";

const sums = (balance: number, pending: number, released: number) => ({
  balance: usd(balance),
  pending: usd(pending),
  released: usd(released),
  held: usd(0),
  paid: usd(0),
});

test("the reserve comes out of what is released, and the rest is available", () => {
  expect(splitBalance(sums(10_000, 4_000, 5_001), 1_000)).toMatchObject({
    pending: usd(4_000),
    reserve: usd(501),
    available: usd(5_499),
    negative: usd(0),
  });
});

test("a shop that owes has nothing available, whatever is pending", () => {
  expect(splitBalance(sums(1_000, 4_000, 0), 5_000)).toMatchObject({ available: usd(0), negative: usd(-3_000) });
  expect(splitBalance(sums(-700, 0, 900), 10_000)).toMatchObject({
    available: usd(0),
    reserve: usd(0),
    negative: usd(-700),
  });
});
