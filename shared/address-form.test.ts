import { expect, test } from "vitest";
import { addressFormOf, isPostalCodeOf, normalizePostalCode, typedPattern } from "./address-form.ts";

test.each([
  ["US", "97205"],
  ["US", "97205-1234"],
  ["GB", "SW1A 2AA"],
  ["DE", "10115"],
  ["FR", "75001"],
  ["ES", "28013"],
  ["SA", "11564"],
  ["SA", ""],
  ["AE", ""],
  ["KW", "13001"],
  ["IN", "110001"],
  ["JP", "100-0001"],
  ["LI", "anything"],
  ["LI", ""],
])("in %s, %j is a postal code", (country, code) => expect(isPostalCodeOf(addressFormOf(country), code)).toBe(true));

test.each([
  ["US", "9720"],
  ["US", ""],
  ["GB", "12345"],
  ["DE", "1011"],
  ["ES", "53001"],
  ["SA", "1"],
  ["IN", "010001"],
  ["JP", "1000"],
])("in %s, %j is none", (country, code) => expect(isPostalCodeOf(addressFormOf(country), code)).toBe(false));

test("each example fits its own country, and the digits of other scripts count as well", () => {
  for (const country of ["US", "CA", "AU", "GB", "DE", "FR", "NL", "ES", "IT", "SA", "KW", "IN", "JP"]) {
    const { postalCodeExample, postalCodePattern } = addressFormOf(country);
    expect(isPostalCodeOf(addressFormOf(country), postalCodeExample)).toBe(true);
    const arabic = postalCodeExample.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));
    if (/^[\d-]+$/.test(postalCodeExample))
      expect(arabic).toMatch(new RegExp(`^(?:${typedPattern(postalCodePattern!)})$`, "v"));
    expect(normalizePostalCode(` ${arabic} `)).toBe(postalCodeExample);
  }
  expect(normalizePostalCode("sw1a  2aa")).toBe("SW1A 2AA");
  expect(normalizePostalCode("११०००१")).toBe("110001");
});

test("a country that nothing is known of has every part, and asks for the least", () => {
  expect(addressFormOf("LI")).toMatchObject({ parts: expect.arrayContaining(["state"]), isPostalCodeRequired: false });
});
