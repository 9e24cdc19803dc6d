import { afterEach, expect, test } from "vitest";
import { checkServerClock, serverNow, setServerClock } from "./server-clock.ts";

const HOUR = 3_600_000;
const sentAt = (time: number) => new Response(null, { headers: { Date: new Date(time).toUTCString() } });
const behind = () => Math.round((serverNow() - Date.now()) / 1000) * 1000;

afterEach(() => setServerClock(0, 0));

test("a browser whose clock is wrong counts by the server's", () => {
  setServerClock(Date.now() + HOUR, Date.now());
  expect(behind()).toBe(HOUR);
});

test("a page cached by a proxy is corrected by the next response", () => {
  checkServerClock(sentAt(Date.now() - HOUR));
  expect(Math.abs(behind() + HOUR)).toBeLessThanOrEqual(1000);
});

test("neither latency nor a response without a time moves the clock", () => {
  checkServerClock(sentAt(Date.now() - 900));
  checkServerClock(new Response(null));
  setServerClock(Number.NaN, Date.now());
  expect(behind()).toBe(0);
});
