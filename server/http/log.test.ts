import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DrizzleQueryError } from "drizzle-orm";
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

test("an error is written without the values that its query was given", () => {
  const { log, read } = openLog();
  const cause = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(secret@souk.example)",
  });
  const failed = new DrizzleQueryError("select $1", ["secret-value"], cause);
  log.error({ err: failed }, "failed");
  const [line] = read();
  expect(line).toMatchObject({ err: { message: "Failed query: select $1", cause: { code: "23505" } } });
  expect(JSON.stringify(line)).not.toContain("secret");
});

test("what went well is written a moment later", async () => {
  const { log, read } = openLog();
  log.info("request");
  await expect.poll(read).toMatchObject([{ msg: "request" }]);
});
