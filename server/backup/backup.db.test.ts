import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded, type Database, type DatabaseHandle } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { makeProducts } from "#demo/shop/make-products.ts";
import { planShopImages } from "#demo/shop/shop-pictures.ts";
import { insertDemo } from "#demo/seed-demo.ts";
import { seedReference } from "#db/reference/seed-reference.ts";
import { countRows, findTables } from "#db/tables.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { BackupError, backUp, copyDatabase, restore } from "./backup.ts";

const { db: restored } = await openTestDatabase({ commits: true });
const { db: moved } = await openTestDatabase({ commits: true });
let shop: DatabaseHandle;
let folder: string;
let archive: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "souk-backup-"));
  archive = path.join(folder, "shop.tar.gz");
  shop = await openEmbedded(null);
  await migrate(shop, path.resolve(import.meta.dirname, "../.."));
  const now = new Date("2026-11-20T10:00:00Z");
  await seedReference(shop.db, { now });
  await insertDemo(shop.db, makeProducts(), planShopImages(), [], {
    now,
    hashPassword: async (plain) => `hash of ${plain}`,
    staffPassword: "secret",
    sealKey: (key) => ({ sealed: key, fingerprint: key }),
    onProgress: () => undefined,
  });
  await refreshListings(makeContext(shop.db, { now }), "all");
  await mkdir(path.join(folder, "old", "files"), { recursive: true });
  await writeFile(path.join(folder, "old", "secret"), "of the shop", { mode: 0o600 });
  await writeFile(path.join(folder, "old", "files", `${"a-very-long-name-".repeat(8)}.webp`), "picture");
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Marks of what was written. */
const MADE_ANEW = new Set(["listing_changes"]);

/** Every row of every table as text: what has to be the same. */
async function contentOf(db: Database): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const name of (await findTables(db)).filter((table) => !MADE_ANEW.has(table))) {
    const result = await db.execute(
      sql`select md5(string_agg(row_to_json(t)::text, ',' order by row_to_json(t)::text)) as hash from ${sql.identifier(name)} t`,
    );
    content[name] = (result as { rows: { hash: string }[] }).rows[0]!.hash;
  }
  return content;
}

test("a restored shop has every row and file of the one that was backed up", async () => {
  await backUp(shop.db, path.join(folder, "old"), archive);
  expect((await stat(archive)).mode & 0o077).toBe(0);
  await restore(restored, path.join(folder, "new"), archive);
  expect(await contentOf(restored)).toEqual(await contentOf(shop.db));
  expect(await countRows(restored, "products")).toBeGreaterThan(100);
  expect(await readFile(path.join(folder, "new", "secret"), "utf8")).toBe("of the shop");
  expect(await readFile(path.join(folder, "new", "files", `${"a-very-long-name-".repeat(8)}.webp`), "utf8")).toBe(
    "picture",
  );
});

test("new rows of a restored shop get new numbers", async () => {
  const result = await restored.execute(
    sql`insert into brands (slug, name) values ('new', 'New') returning id, (select max(id) from brands) as before`,
  );
  const { id, before } = (result as { rows: { id: number; before: number }[] }).rows[0]!;
  expect(id).toBe(before + 1);
});

test("an ordinary tar can read the archive", () => {
  const listed = spawnSync("tar", ["-tzf", archive], { encoding: "utf8" });
  expect(listed.status).toBe(0);
  expect(listed.stdout).toContain("database/products/000001.json");
});

test("a database with a shop is left alone", async () => {
  const before = await countRows(restored, "brands");
  await expect(restore(restored, path.join(folder, "new"), archive)).rejects.toThrow(BackupError);
  expect(await countRows(restored, "brands")).toBe(before);
});

test("a damaged archive leaves an empty database empty", async () => {
  const damaged = path.join(folder, "damaged.tar.gz");
  const whole = await readFile(archive);
  await writeFile(damaged, whole.subarray(0, whole.length / 2));
  await expect(restore(moved, path.join(folder, "other"), damaged)).rejects.toThrow();
  expect(await countRows(moved, "products")).toBe(0);
});

test("moved from the embedded database into another one, the shop is the same", async () => {
  await copyDatabase(shop.db, moved);
  expect(await contentOf(moved)).toEqual(await contentOf(shop.db));
});
