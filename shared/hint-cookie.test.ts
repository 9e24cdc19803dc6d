import { expect, test } from "vitest";
import { readCurrency, readHint, writeHint } from "./hint-cookie.ts";

test.each([
  ["", { isSignedIn: false, units: 0, language: null }],
  ["souk_hint=in.3.es", { isSignedIn: true, units: 3, language: "es" }],
  ["souk=abc; souk_hint=out.12; theme=1", { isSignedIn: false, units: 12, language: null }],
  ["souk_hint=out.0.pt-BR", { isSignedIn: false, units: 0, language: "pt-BR" }],
  ["not_souk_hint=in.3.es", { isSignedIn: false, units: 0, language: null }],
  ["souk_hint=in.3.//evil.example", { isSignedIn: false, units: 0, language: null }],
  ["souk_hint=in.99999.es", { isSignedIn: false, units: 0, language: null }],
])("the cookies %j hint at %j", (cookies, hint) => {
  expect(readHint(cookies)).toEqual(hint);
});

test("what is written is read again, up to four digits of units", () => {
  const hint = { isSignedIn: true, units: 7, language: "ar" };
  expect(writeHint(hint)).toBe("in.7.ar");
  expect(readHint(`souk_hint=${writeHint(hint)}`)).toEqual(hint);
  expect(writeHint({ isSignedIn: false, units: 12_345, language: null })).toBe("out.9999");
});

test.each([
  ["souk_currency=EUR", "EUR"],
  ["souk_hint=in.1; souk_currency=JPY", "JPY"],
  ["souk_currency=euro", null],
  ["my_souk_currency=EUR", null],
])("the cookies %j choose the currency %j", (cookies, code) => {
  expect(readCurrency(cookies)).toBe(code);
});
