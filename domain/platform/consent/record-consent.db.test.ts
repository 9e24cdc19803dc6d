import { expect, test } from "vitest";
import { consents } from "#db/schema/consent.ts";
import { makeContext } from "#tests/support/context.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { consentInput } from "./consent.input.ts";
import { deleteOldConsents, recordConsent } from "./record-consent.ts";

const { db } = await openTestDatabase();

test("each decision is logged with its time and text version, under the visitor's random key", async () => {
  const ctx = makeContext(db);
  const first = valueOf(await recordConsent(ctx, { accepted: ["media"], declined: ["statistics"] }, ""));
  expect(first.key).toMatch(/^[\w-]{16,40}$/);
  const second = await recordConsent(ctx, { accepted: [], declined: ["statistics", "media"] }, first.key);
  expect(second).toSucceed({ key: first.key, declined: ["media", "statistics"] });
  const rows = await db.select().from(consents).orderBy(consents.id);
  expect(new Set(rows.map(({ keyHash }) => keyHash)).size).toBe(1);
  expect(JSON.stringify(rows)).not.toContain(first.key);
  expect(rows.at(-1)).toMatchObject({ accepted: [], declined: ["media", "statistics"], textVersion: 1 });
});

test("a purpose is accepted or declined, known, and never both", () => {
  expect(consentInput.safeParse({ accepted: ["media"], declined: ["media"] }).success).toBe(false);
  expect(consentInput.safeParse({ accepted: ["ads"], declined: [] }).success).toBe(false);
  expect(consentInput.safeParse({ accepted: ["media"], declined: [] }).success).toBe(true);
});

test("decisions of long ago are deleted", async () => {
  const later = new Date(Date.now() + 4 * 365 * 86_400_000);
  await deleteOldConsents(makeContext(db, { now: later }));
  expect(await db.$count(consents)).toBe(0);
});
