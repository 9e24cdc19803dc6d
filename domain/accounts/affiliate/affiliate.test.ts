import { expect, test } from "vitest";
import { moneyFromMinor } from "#shared/money.ts";
import { affiliateCommission, lastReferral, readReferral, reversedCommission, writeReferral } from "./affiliate.ts";
import { buildLink, readPagePath } from "./build-link.ts";
import { usd } from "#tests/support/usd.ts";

const now = new Date("2026-11-25T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

test("the commission is of the line after discounts, without tax, in the base currency", () => {
  const line = { lineTotal: usd(4_000), couponDiscount: usd(400), tax: usd(575), exchangeRate: "1" };
  expect(affiliateCommission({ ...line, taxDisplay: "before_tax" }, 500, "USD")).toEqual(usd(180));
  expect(affiliateCommission({ ...line, taxDisplay: "after_tax" }, 500, "USD")).toEqual(usd(151));
  const euros = { ...line, lineTotal: moneyFromMinor(900, "EUR"), couponDiscount: moneyFromMinor(0, "EUR") };
  const foreign = { ...euros, tax: moneyFromMinor(0, "EUR"), exchangeRate: "0.9", taxDisplay: "before_tax" as const };
  expect(affiliateCommission(foreign, 1_000, "USD")).toEqual(usd(100));
  expect(affiliateCommission({ ...line, couponDiscount: usd(4_000), taxDisplay: "before_tax" }, 500, "USD")).toEqual(
    usd(0),
  );
});

test("refunds reverse it pro rata, and all of it with the whole", () => {
  expect(reversedCommission(usd(101), usd(4_000), usd(1_000))).toEqual(usd(25));
  expect(reversedCommission(usd(101), usd(4_000), usd(4_000))).toEqual(usd(101));
  expect(reversedCommission(usd(101), usd(4_000), usd(0))).toEqual(usd(0));
});

test("the last click within 30 days wins", () => {
  const first = { code: "first", at: ago(29) };
  const second = { code: "second", at: ago(2) };
  expect(lastReferral([first, second], now)?.code).toBe("second");
  expect(lastReferral([null, { code: "old", at: ago(31) }], now)).toBeNull();
  expect(lastReferral([{ code: "future", at: ago(-1) }, first], now)?.code).toBe("first");
  expect(readReferral(writeReferral(second))).toEqual(second);
  for (const text of ["", "a.1", "code.now", "<script>.1700000000", "x".repeat(5_000)])
    expect(readReferral(text)).toBeNull();
});

test("links lead only to pages of this shop", () => {
  const ctx = { shopUrl: "https://souk.example/shop" };
  expect(readPagePath(ctx, "https://souk.example/shop/product/lamp?color=2&referral_code=other")).toBe(
    "/product/lamp?color=2",
  );
  for (const elsewhere of ["https://evil.example/", "//evil.example/x", "javascript:alert(1)", "https://souk.example/"])
    expect(readPagePath(ctx, elsewhere)).toBe("/");
  expect(buildLink(ctx, "/product/lamp?color=2", "abc")).toBe(
    "https://souk.example/shop/product/lamp?color=2&referral_code=abc",
  );
});
