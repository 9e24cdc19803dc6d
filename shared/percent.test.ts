import { expect, test } from "vitest";
import { parsePercent, writePercent } from "./percent.ts";

test.each([
  ["0", 0],
  ["19", 1900],
  ["5.5", 550],
  [" 7,25 ", 725],
  ["100", 10_000],
  ["100.01", null],
  ["-1", null],
  ["5.555", null],
  ["1e2", null],
  ["", null],
])("%s is read as %s", (text, basisPoints) => expect(parsePercent(text)).toBe(basisPoints));

test("every percentage is read as it was written", () => {
  for (let basisPoints = 0; basisPoints <= 10_000; basisPoints += 1)
    expect(parsePercent(writePercent(basisPoints))).toBe(basisPoints);
});
