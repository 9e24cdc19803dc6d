import { register } from "prom-client";
import { expect, test } from "vitest";
import { countKeptPage } from "./metrics.ts";

test("kept pages are counted by status, however often that is read", async () => {
  countKeptPage(200);
  countKeptPage(200);
  countKeptPage(304);
  await register.metrics();
  const told = await register.metrics();
  expect(told).toContain('kept_pages_sent_total{status="200"} 2');
  expect(told).toContain('kept_pages_sent_total{status="304"} 1');
});
