import { expect, test } from "vitest";
import { isBot } from "./is-bot.ts";

test("bots are recognized by their user agent", () => {
  expect(isBot("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)")).toBe(true);
  expect(isBot("")).toBe(true);
  expect(isBot("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe(false);
});
