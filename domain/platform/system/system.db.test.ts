import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import packageFile from "../../../package.json" with { type: "json" };
import { VERSION } from "#shared/version.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { checkBooks } from "./check-books.ts";
import { getSystem } from "./get-system.ts";
import { purgeCache } from "./purge-cache.ts";
import { recordJobRun } from "./record-job-run.ts";
import { runJob } from "./run-job.ts";

const { db } = await openTestDatabase();
const AT = new Date("2026-11-20T12:00:00Z");
const run = { job: "send-mails" as const, startedAt: AT, milliseconds: 12, failures: 0, error: "" };

const customerId = await makeStaffMember(db, ["settings.manage"]);

const asStaff = (permission: "settings.manage" | "content.manage") =>
  makeContext(db, { visitor: { customerId, permissions: [permission] } });

test("a job shows its last run, and its last failure until the next one", async () => {
  const ctx = asStaff("settings.manage");
  await recordJobRun(ctx, { ...run, failures: 2, error: `\0${"x".repeat(600)}` });
  const later = new Date("2026-11-20T12:01:00Z");
  await recordJobRun(ctx, { ...run, startedAt: later });
  const found = await getSystem(ctx);
  expect(found).toMatchObject({
    value: {
      jobs: [
        {
          job: "send-mails",
          startedAt: later.toISOString(),
          failures: 0,
          failedAt: AT.toISOString(),
          lastError: "x".repeat(500),
        },
      ],
      versions: { program: packageFile.version, node: process.versions.node, postgres: expect.stringMatching(/^\d+/) },
    },
  });
  expect(VERSION).toBe(packageFile.version);
});

test("staff with the permission run a known job again, purge the cache and check the ledger; each is logged", async () => {
  const ctx = asStaff("settings.manage");
  await recordJobRun(ctx, run);
  expect(await runJob(ctx, "send-mails")).toEqual({ ok: true, value: null });
  expect(ctx.traces.woken).toEqual(["send-mails"]);
  expect(await runJob(ctx, "drop-tables")).toFail("not_found");
  expect(await purgeCache(ctx)).toSucceed();
  expect(ctx.traces.purged).toContain("settings");
  expect(await checkBooks(ctx)).toEqual({ ok: true, value: 0 });
  const logged = await db.select({ action: auditEntries.action }).from(auditEntries).orderBy(auditEntries.id);
  expect(logged.map(({ action }) => action)).toEqual(["system.job", "system.purge", "system.ledger"]);
  const other = asStaff("content.manage");
  for (const refused of [
    await getSystem(other),
    await runJob(other, "send-mails"),
    await purgeCache(other),
    await checkBooks(other),
  ])
    expect(refused).toFail("not_yours");
});
