import { expect, test } from "vitest";
import { hasRightChecksum, isReverseCharge, readVatNumber, writeVatNumber } from "./vat-number.ts";

const RIGHT = [
  "ATU12345675",
  "BE0428759497",
  "DE136695976",
  "DK13585628",
  "EE100931558",
  "EL094014201",
  "FI20774740",
  "FR40303265045",
  "HR33392005961",
  "HU12892312",
  "IE6433435F",
  "IT00743110157",
  "LU15027442",
  "MT11679112",
  "NL004495445B01",
  "PL8567346215",
  "PT501964843",
  "RO18547290",
  "SE556188840401",
  "SI50223054",
  "SK2022749619",
  "ESB58378431",
  "BG175074752",
  "CY10259033P",
  "CZ25123891",
  "LT119511515",
  "LV40003521600",
];

test.each(RIGHT)("%s is right, and wrong with its digits changed where a checksum is known", (text) => {
  const number = readVatNumber(text);
  if (typeof number === "string") throw new Error(number);
  expect(writeVatNumber(number)).toBe(text);
  expect(hasRightChecksum(number)).toBe(true);
  const place = text.search(/\d\D*$/);
  const other = (Number(text[place]) + 1) % 10;
  if (/^(AT|BE|DE|DK|EE|EL|FI|FR|HR|HU|IT|LU|MT|PL|PT|RO|SI|SK)/.test(text)) {
    const wrong = readVatNumber(text.slice(0, place) + String(other) + text.slice(place + 1));
    expect(typeof wrong === "string" || hasRightChecksum(wrong)).toBe(false);
  }
});

test("is read with spaces and dots, and with both prefixes of Greece", () => {
  expect(readVatNumber(" be 0428.759.497")).toEqual({ prefix: "BE", body: "0428759497", countryCode: "BE" });
  expect(readVatNumber("GR094014201")).toEqual({ prefix: "EL", body: "094014201", countryCode: "GR" });
});

test.each([
  ["", "foreign"],
  ["CHE-123.456.789 MWST", "foreign"],
  ["47-1234567", "foreign"],
  ["DE12345678", "malformed"],
  ["DE<script>", "malformed"],
  ["NL123456789", "malformed"],
])("%j is %s", (typed, read) => {
  expect(readVatNumber(typed)).toBe(read);
});

test.each([
  ["a business of another member state, sent to another one", "DE", "FR", "FR", true],
  ["sent to a third one", "DE", "FR", "IT", true],
  ["its own country", "DE", "DE", "FR", false],
  ["goods that stay in the seller's country", "DE", "FR", "DE", false],
  ["goods that leave the EU", "DE", "FR", "US", false],
  ["a seller outside of it", "US", "FR", "FR", false],
  ["a buyer outside of it", "DE", "CH", "FR", false],
])("the tax of %s is due from the buyer or not", (_what, seller, buyer, shipTo, isReversed) => {
  expect(isReverseCharge({ seller, buyer, shipTo })).toBe(isReversed);
});
