import { expect, test } from "vitest";
import { isTimeZone, quietUntil, readMinute, writeMinute } from "./quiet-hours.ts";

const night = { fromMinute: readMinute("22:00"), untilMinute: readMinute("07:30"), timeZone: "Europe/Vienna" };

test.each([
  ["2026-01-10T20:59:00Z", null],
  ["2026-01-10T21:00:00Z", "2026-01-11T06:30:00.000Z"],
  ["2026-01-11T00:00:00Z", "2026-01-11T06:30:00.000Z"],
  ["2026-01-11T06:29:00Z", "2026-01-11T06:30:00.000Z"],
  ["2026-01-11T06:30:00Z", null],
  ["2026-07-10T20:00:00Z", "2026-07-11T05:30:00.000Z"],
])("at %s it is quiet until %s", (now, until) =>
  expect(quietUntil(night, new Date(now))?.toISOString() ?? null).toBe(until),
);

test("hours within a day, and times as they are written", () => {
  const siesta = { fromMinute: 780, untilMinute: 900, timeZone: "UTC" };
  expect(quietUntil(siesta, new Date("2026-01-10T13:30:00Z"))?.toISOString()).toBe("2026-01-10T15:00:00.000Z");
  expect(quietUntil(siesta, new Date("2026-01-10T15:00:00Z"))).toBeNull();
  expect(writeMinute(readMinute("07:05"))).toBe("07:05");
  expect([isTimeZone("Asia/Kolkata"), isTimeZone("Middle/Earth"), isTimeZone("")]).toEqual([true, false, false]);
});
