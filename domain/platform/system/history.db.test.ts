import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import type { BackupStore } from "./backup-store.ts";
import type { ErrorReport } from "./error-report.ts";
import { clearErrors, findErrors } from "./find-errors.ts";
import { deleteOldJobRuns, findJobHistory } from "./find-job-history.ts";
import { findBackups, openBackup, removeBackup } from "./manage-backups.ts";
import { recordErrors } from "./record-errors.ts";
import { recordJobRun } from "./record-job-run.ts";

const { db } = await openTestDatabase();
const NOW = new Date("2026-11-26T12:00:00Z");

const customerId = await makeStaffMember(db, ["settings.manage", "backups.manage"]);

const asStaff = (...permissions: string[]) => makeContext(db, { visitor: { customerId, permissions }, now: NOW });
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test("the runs of a job are recorded, failed ones for longer", async () => {
  const ctx = asStaff("settings.manage");
  const run = (days: number, failures: number) =>
    recordJobRun(ctx, {
      job: "send-mails",
      startedAt: daysAgo(days),
      milliseconds: 5,
      failures,
      error: failures ? "x" : "",
    });
  for (const [days, failures] of [
    [31, 1],
    [3, 1],
    [3, 0],
    [1, 0],
  ] as const)
    await run(days, failures);
  const failuresOf = async () => {
    const found = valueOf(await findJobHistory(ctx, "send-mails"));
    return found.map(({ startedAt, failures }) => [startedAt.slice(0, 10), failures]);
  };
  expect(await failuresOf()).toHaveLength(4);
  await deleteOldJobRuns(ctx);
  expect(await failuresOf()).toEqual([
    ["2026-11-25", 0],
    ["2026-11-23", 1],
  ]);
  expect(await findJobHistory(asStaff("content.manage"), "send-mails")).toFail("not_yours");
});

test("failures of one kind add up, the latest first, until the list is emptied", async () => {
  const report = (fingerprint: string, more: Partial<ErrorReport> = {}): ErrorReport => ({
    fingerprint,
    place: "job send-mails",
    message: fingerprint,
    count: 2,
    firstAt: daysAgo(2),
    lastAt: daysAgo(2),
    requestId: null,
    ...more,
  });
  const ctx = asStaff("settings.manage");
  await recordErrors(ctx, [report("one"), report("two", { lastAt: daysAgo(1) })]);
  await recordErrors(ctx, [report("one", { count: 3, lastAt: NOW, requestId: "r" })]);
  expect(await findErrors(ctx)).toMatchObject({
    value: [
      { message: "one", count: 5, firstAt: daysAgo(2).toISOString(), lastAt: NOW.toISOString(), requestId: "r" },
      { message: "two", count: 2 },
    ],
  });
  expect(await clearErrors(asStaff("content.manage"))).toFail("not_yours");
  expect(await clearErrors(ctx)).toSucceed();
  expect(await findErrors(ctx)).toMatchObject({ value: [] });
});

test("backups are for staff with the permission, and each download is on record", async () => {
  const backups: BackupStore = {
    list: async () => [{ name: "souk-1.tar.gz", bytes: 1, madeAt: NOW.toISOString() }],
    open: async () => ({ bytes: 1, stream: new Blob(["a"]).stream() }),
    remove: async (name) => name === "souk-1.tar.gz",
  };
  const other = { ...asStaff("settings.manage"), backups };
  for (const refused of [
    await findBackups(other),
    await openBackup(other, "souk-1.tar.gz"),
    await removeBackup(other, "x"),
  ])
    expect(refused).toFail("not_yours");
  const ctx = { ...asStaff("backups.manage"), backups };
  expect(await openBackup(ctx, "souk-1.tar.gz")).toMatchObject({ value: { bytes: 1 } });
  expect(await openBackup(ctx, "../secret")).toFail("not_found");
  expect(await removeBackup(ctx, "souk-2.tar.gz")).toFail("not_found");
  expect(await removeBackup(ctx, "souk-1.tar.gz")).toSucceed();
  const logged = await db
    .select({ action: auditEntries.action, id: auditEntries.subjectId })
    .from(auditEntries)
    .orderBy(auditEntries.id);
  expect(logged).toEqual([
    { action: "system.backup_download", id: "souk-1.tar.gz" },
    { action: "system.backup_delete", id: "souk-1.tar.gz" },
  ]);
});
