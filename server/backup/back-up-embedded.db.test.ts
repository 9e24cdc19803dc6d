import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded, type DatabaseHandle } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { seedReference } from "#db/reference/seed-reference.ts";
import { readRows } from "#db/read-rows.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { backUpEmbedded, dumpInProcess } from "./back-up-embedded.ts";
import { restore } from "./backup.ts";

const projectFolder = path.resolve(import.meta.dirname, "../..");
const { db: restored } = await openTestDatabase({ commits: true });
let folder: string;
let shop: DatabaseHandle;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "souk-embedded-"));
  shop = await openEmbedded(folder);
  await migrate(shop, projectFolder);
  await seedReference(shop.db, { now: new Date("2026-11-20T10:00:00Z") });
  await writeFile(path.join(folder, "secret"), "of the shop");
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const addBrand = (name: string) =>
  shop.db.execute(sql`insert into brands (slug, name) values (${name.toLowerCase()}, ${name})`);
const brandsOf = async (db: DatabaseHandle["db"]) =>
  (await readRows<{ name: string }>(db, sql`select name from brands order by id`)).map(({ name }) => name);
const backups = () => readdir(path.join(folder, "backups"));

test("while a backup is written the shop reads and writes, and the archive holds the moment before", async () => {
  const file = path.join(folder, "backups", "souk-1.tar.gz");
  await mkdir(path.join(folder, "backups", "copy-of-a-killed-process"), { recursive: true });
  await addBrand("Before");
  await backUpEmbedded(shop.db, folder, file, async (...places) => {
    await addBrand("Meanwhile");
    expect(await brandsOf(shop.db)).toEqual(["Before", "Meanwhile"]);
    await dumpInProcess(projectFolder)(...places);
  });
  expect(await backups()).toEqual(["souk-1.tar.gz"]);
  await restore(restored, path.join(folder, "restored"), file);
  expect(await brandsOf(restored)).toEqual(["Before"]);
});

test("a dump that fails leaves nothing behind, and says why", async () => {
  const before = await backups();
  const file = path.join(folder, "backups", "souk-2.tar.gz");
  await expect(
    backUpEmbedded(shop.db, folder, file, async (copy, dataDir, target) => {
      await rm(path.join(copy, "database"), { recursive: true });
      await writeFile(path.join(copy, "database"), "no folder");
      await dumpInProcess(projectFolder)(copy, dataDir, target);
    }),
  ).rejects.toThrow("The backup failed");
  expect(await backups()).toEqual(before);
});
