import { expect, test } from "vitest";
import { readCurrency, readHint, writeHint } from "./hint-cookie.ts";

test.each([
  ["", { isSignedIn: false, units: 0, language: null, country: null }],
  ["souk_hint=in.3.es", { isSignedIn: true, units: 3, language: "es", country: null }],
  ["souk=abc; souk_hint=out.12; theme=1", { isSignedIn: false, units: 12, language: null, country: null }],
  ["souk_hint=out.0.pt-BR", { isSignedIn: false, units: 0, language: "pt-BR", country: null }],
  ["souk_hint=in.3.es.MX", { isSignedIn: true, units: 3, language: "es", country: "MX" }],
  ["souk_hint=out.0.DE", { isSignedIn: false, units: 0, language: null, country: "DE" }],
  ["not_souk_hint=in.3.es", { isSignedIn: false, units: 0, language: null, country: null }],
  ["souk_hint=in.3.//evil.example", { isSignedIn: false, units: 0, language: null, country: null }],
  ["souk_hint=in.99999.es", { isSignedIn: false, units: 0, language: null, country: null }],
])("the cookies %j hint at %j", (cookies, hint) => {
  expect(readHint(cookies)).toEqual(hint);
});

test("what is written is read again, up to four digits of units", () => {
  const hint = { isSignedIn: true, units: 7, language: "ar", country: null };
  expect(writeHint(hint)).toBe("in.7.ar");
  expect(readHint(`souk_hint=${writeHint(hint)}`)).toEqual(hint);
  expect(writeHint({ isSignedIn: false, units: 12_345, language: null, country: null })).toBe("out.9999");
});

test.each([
  ["souk_currency=EUR", "EUR"],
  ["souk_hint=in.1; souk_currency=JPY", "JPY"],
  ["souk_currency=euro", null],
  ["my_souk_currency=EUR", null],
])("the cookies %j choose the currency %j", (cookies, code) => {
  expect(readCurrency(cookies)).toBe(code);
});
