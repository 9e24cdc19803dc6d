import { expect, test } from "vitest";
import { matchesPostalCodes, readPostalCodes } from "./postal-codes.ts";

test.each([
  ["80, 81", "80, 81"],
  [" 80* ;81000–81999\n80*", "80*, 81000-81999"],
  ["sw1a 2aa, K1A", "SW1A2AA, K1A"],
  ["1000-001", "1000001"],
  ["", ""],
  ["82-80", null],
  ["80_", null],
  ["<script>", null],
])("%j is stored as %j", (typed, stored) => {
  expect(readPostalCodes(typed)).toBe(stored);
});

test.each([
  ["DE", "80331", "80, 9"],
  ["DE", "81999", "81000-81999"],
  ["DE", "81500", "80-82"],
  ["US", "97205-1234", "97200-97299"],
  ["PT", "1000-001", "1000001"],
  ["GB", "sw1 2aa", "SW1"],
  ["GB", "SW11 2AA", "SW*"],
  ["GB", "SW1A 2AA", "SW1A2AA"],
])("in %s %s is among %s", (countryCode, postalCode, stored) => {
  expect(matchesPostalCodes(stored, { countryCode, postalCode })).toBe(true);
});

test.each([
  ["DE", "", "80"],
  ["DE", "18033", "80"],
  ["DE", "82000", "81000-81999"],
  ["DE", "8", "80-82"],
  ["GB", "SW11 2AA", "SW1"],
])("in %s %j is not among %s", (countryCode, postalCode, stored) => {
  expect(matchesPostalCodes(stored, { countryCode, postalCode })).toBe(false);
});
