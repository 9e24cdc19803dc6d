import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "./log.ts";

function openLog() {
  const folder = mkdtempSync(path.join(tmpdir(), "souk-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "log");
  const log = createLog("info", openSync(file, "a"));
  return {
    log,
    read: () =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

test("what went wrong is written at once, after all that came before it", () => {
  const { log, read } = openLog();
  log.info({ path: "/" }, "request");
  expect(read()).toEqual([]);
  log.child({ requestId: "one" }).error({ password: "open sesame" }, "failed");
  expect(read()).toMatchObject([{ msg: "request" }, { msg: "failed", requestId: "one", password: "[redacted]" }]);
});

test("what went well is written a moment later", async () => {
  const { log, read } = openLog();
  log.info("request");
  await expect.poll(read, { timeout: 10_000 }).toMatchObject([{ msg: "request" }]);
});
