import { expect, test } from "vitest";
import { secondsLeft, timeLeft } from "./time-left.ts";

test("a countdown shows days, hours, minutes and seconds", () => {
  expect(timeLeft((2 * 86_400 + 3 * 3600 + 4 * 60 + 5) * 1000, 0)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
});

test("it is zero at the end, not before, and stays there", () => {
  expect(secondsLeft(10_000, 9)).toBe(1);
  expect(secondsLeft(10_000, 10)).toBe(0);
  expect(secondsLeft(10_500, 10)).toBe(1);
  expect(secondsLeft(10_000, 4000)).toBe(0);
});
