import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { register } from "prom-client";
import { expect, test } from "vitest";
import { countCachedPage } from "./metrics.ts";

test("cached pages are counted by status, however often that is read", async () => {
  countCachedPage(200);
  countCachedPage(200);
  countCachedPage(304);
  await register.metrics();
  const text = await register.metrics();
  expect(text).toContain('page_cache_hits_total{status="200"} 2');
  expect(text).toContain('page_cache_hits_total{status="304"} 1');
});

test("of several processes each answers for all, with what each of them counted", { timeout: 60_000 }, async () => {
  const file = path.resolve(import.meta.dirname, "../../tests/support/metrics-process.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [file], { maxBuffer: 10_000_000 });
  const answers = JSON.parse(stdout) as string[];
  expect(answers).toHaveLength(2);
  for (const text of answers)
    for (const worker of [1, 2])
      expect(text).toContain(`page_cache_hits_total{status="200",worker="${worker}"} ${worker}`);
});
