import { expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

const nothing = { line1: "", line2: "", city: "", state: "", postalCode: "", countryCode: "US" };

it.each([
  [
    "US",
    { line1: "412 Alder Street", city: "Portland", state: "Oregon", postalCode: "97205" },
    ["412 Alder Street", "Portland, OR 97205"],
  ],
  [
    "US",
    { line1: "1 Main St", line2: "Apt 4", city: "Austin", state: "tx", postalCode: "78701" },
    ["1 Main St", "Apt 4", "Austin, TX 78701"],
  ],
  ["CA", { line1: "1 Elm", city: "Ottawa", state: "Ontario", postalCode: "K1A 0B1" }, ["1 Elm", "Ottawa ON K1A 0B1"]],
  [
    "AU",
    { line1: "1 Elm", city: "Sydney", state: "New South Wales", postalCode: "2000" },
    ["1 Elm", "Sydney NSW 2000"],
  ],
  ["GB", { line1: "10 Mill Lane", city: "London", postalCode: "SW1A 2AA" }, ["10 Mill Lane", "London", "SW1A 2AA"]],
  [
    "DE",
    { line1: "Hauptstraße 1", city: "München", state: "Bavaria", postalCode: "80331" },
    ["Hauptstraße 1", "80331 München"],
  ],
  [
    "ES",
    { line1: "Calle Mayor 1", city: "Madrid", state: "Madrid", postalCode: "28013" },
    ["Calle Mayor 1", "28013 Madrid"],
  ],
  ["AE", { line1: "Villa 9", city: "Al Ain", state: "Abu Dhabi" }, ["Villa 9", "Al Ain", "Abu Dhabi"]],
  [
    "SA",
    { line1: "شارع العليا 12", city: "الرياض", state: "Riyadh Region", postalCode: "12211" },
    ["شارع العليا 12", "Riyadh Region", "الرياض 12211"],
  ],
  [
    "KW",
    { line1: "Block 3", city: "Salmiya", state: "Hawalli", postalCode: "22001" },
    ["Block 3", "Hawalli", "22001 Salmiya"],
  ],
  [
    "JP",
    { line1: "1-2-3", city: "千代田区", state: "東京都", postalCode: "100-0001" },
    ["〒100-0001", "東京都", "千代田区", "1-2-3"],
  ],
  [
    "JP",
    { line1: "1-2-3 Marunouchi", city: "Chiyoda", state: "Tokyo", postalCode: "100-0001" },
    ["1-2-3 Marunouchi", "Chiyoda, Tokyo", "100-0001"],
  ],
  ["XX", { line1: "1 Road", city: "Town", state: "Land", postalCode: "12345" }, ["1 Road", "Land, 12345", "Town"]],
])("an address is written as its country writes it: %s %o", (countryCode, parts, lines) =>
  expect(addressLines({ ...nothing, ...parts, countryCode })).toEqual(lines),
);

it("an address with nothing in it has no lines", () => expect(addressLines(nothing)).toEqual([]));
