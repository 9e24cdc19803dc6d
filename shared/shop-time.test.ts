import { expect, test } from "vitest";
import { isTimeZone, readShopTime, shopTimeOf } from "./shop-time.ts";

const iso = (text: string, zone: string) => readShopTime(text, zone)?.toISOString() ?? null;

test("a time is read in the shop's time zone, and with a Z in UTC", () => {
  expect(iso("2026-11-25T10:00", "Europe/Berlin")).toBe("2026-11-25T09:00:00.000Z");
  expect(iso("2026-07-25T10:00", "Europe/Berlin")).toBe("2026-07-25T08:00:00.000Z");
  expect(iso("2026-11-25T10:00", "Asia/Kolkata")).toBe("2026-11-25T04:30:00.000Z");
  expect(iso("2026-11-25T10:00Z", "Europe/Berlin")).toBe("2026-11-25T10:00:00.000Z");
  expect(shopTimeOf("2026-11-25T09:00:00.000Z", "America/New_York")).toBe("2026-11-25T04:00");
});

test("a skipped time moves past the change, and of a repeated one the first counts", () => {
  expect(iso("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
  expect(iso("2026-10-25T02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
  expect(iso("2026-10-25T03:30", "Europe/Berlin")).toBe("2026-10-25T02:30:00.000Z");
});

test("an invalid time is refused", () => {
  for (const text of ["", "soon", "2026-02-30T10:00", "2026-13-01T10:00", "2026-01-01T24:00", "1999-01-01T10:00Z", "Z"])
    expect(readShopTime(text, "UTC"), text).toBeNull();
  expect([isTimeZone("Africa/Cairo"), isTimeZone("Mars/Olympus")]).toEqual([true, false]);
});
