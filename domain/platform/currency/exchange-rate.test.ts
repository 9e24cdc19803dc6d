import { describe, expect, test } from "vitest";
import { readSettings } from "#domain/platform/setting/setting.ts";
import { chosenSource, isJump, isSameRate, readRate, readRates } from "./exchange-rate.ts";

test.each([
  ["0.92", "0.92"],
  ["151.4000", "151.4"],
  ["1", "1"],
  ["100", "100"],
  ["0.12345678901234", "0.123456789"],
  ["1000000", "1000000"],
  ["1000000.1", null],
  ["0.0009", null],
  ["0", null],
  ["-1", null],
  ["1e5", null],
  ["1,5", null],
  ["", null],
])("%s is read as the rate %s", (text, rate) => expect(readRate(text)).toBe(rate));

test("a jump is further away than the limit, up or down", () => {
  expect(isJump("0.92", "1.104", 20)).toBe(false);
  expect(isJump("0.92", "1.1041", 20)).toBe(true);
  expect(isJump("100", "79.99", 20)).toBe(true);
  expect(isJump("100", "80", 20)).toBe(false);
  expect(isSameRate("0.9200000000", "0.92")).toBe(true);
});

describe("the source's answer", () => {
  test("has rates as numbers or as text; others are left out", () => {
    const answer = { base: "USD", rates: { EUR: "0.91", JPY: 151.38, KWD: null, CHF: -1, GBP: "much" } };
    expect(readRates(JSON.stringify(answer), "USD")).toEqual(
      new Map([
        ["EUR", "0.91"],
        ["JPY", "151.38"],
      ]),
    );
  });

  test("for another base is turned into one for the shop's, to ten digits", () => {
    const answer = { base: "EUR", rates: { USD: "1.25", JPY: "180", GBP: "0.875", KWD: "0.3333333333" } };
    expect(readRates(JSON.stringify(answer), "USD")).toEqual(
      new Map([
        ["JPY", "144"],
        ["GBP", "0.7"],
        ["KWD", "0.2666666666"],
        ["EUR", "0.8"],
      ]),
    );
  });

  test("comes from the address that the server was started with, else from the chosen source", () => {
    const [own, ecb] = [() => Promise.resolve("own"), () => Promise.resolve("ecb")];
    const settings = { ...readSettings([]), rateSource: "ecb" as const };
    expect(chosenSource({ settings }, { own, ecb })).toBe(own);
    expect(chosenSource({ settings }, { own: null, ecb })).toBe(ecb);
    expect(chosenSource({ settings: readSettings([]) }, { own: null, ecb })).toBeNull();
  });

  test.each([
    ["", "unreadable"],
    ["<html>", "unreadable"],
    ["null", "unreadable"],
    ["[]", "unreadable"],
    ['{"base":"USD","rates":[]}', "unreadable"],
    ['{"base":"USD","rates":{}}', "unreadable"],
    ['{"base":"USD","rates":{"EUR":"?"}}', "unreadable"],
    ['{"base":"EUR","rates":{"JPY":160}}', "other_base"],
    ['{"rates":{"EUR":0.9}}', "other_base"],
  ])("%s is %s", (text, failure) => expect(readRates(text, "USD")).toBe(failure));
});
