import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { readRows } from "#db/read-rows.ts";
import { openPostgres, type Database } from "#db/client.ts";
import { hashFolders } from "#tests/support/built-server.ts";
import type { TestPostgres } from "#tests/database/postgres.ts";

/** The environment of measured shops: a PostgreSQL server and a folder for images. */
export type Bed = { postgres: TestPostgres; folder: string };

type SeededShop = { databaseUrl: string; folder: string };

const PROJECT_FOLDER = path.resolve(import.meta.dirname, "..");
const OPEN_LIMITS = ["maximumUnpaidUnits", "maximumUnpaidUnitsPerNetwork", "signUpTriesPerAddress"];

/**
 * A copy of a shop that was seeded once, so that a run does not see what an earlier one wrote. Of one seed a million products are
 * made once; migrations that came later run when the copy is opened, as in any other shop.
 */
export async function copySeededShop(bed: Bed, products: number): Promise<SeededShop> {
  const seed = seedOf();
  const folder = path.join(bed.folder, `shop_${seed}`);
  await mkdir(folder, { recursive: true });
  const demo = await seedOnce(bed, { name: `demo_${seed}`, template: null, products: 0, folder });
  const seeded = await seedOnce(bed, { name: `seeded_${products}_${seed}`, template: demo, products, folder });
  const name = `souk_${products}`;
  await onServer(bed, async (db) => {
    await db.execute(sql.raw(`drop database if exists ${name}`));
    await copyDatabase(db, seeded, name);
  });
  const databaseUrl = bed.postgres.urlOf(name);
  return { databaseUrl, folder };
}

/** Identifies the initial data of a demo shop. */
export function seedOf(): string {
  return hashFolders("demo", "db/reference");
}

/** `fill`: what makes it of its template; otherwise it gets this many products. */
type Seeding = { name: string; template: string | null } & (
  | { products: number; folder: string }
  | { fill: (databaseUrl: string) => Promise<void> }
);

export async function seedOnce(bed: Bed, { name, template, ...how }: Seeding): Promise<string> {
  const unfinished = `unfinished_${name}`;
  const isThere = await onServer(bed, async (db) => {
    const rows = await readRows<unknown>(db, sql`select from pg_database where datname = ${name}`);
    if (rows.length > 0) return true;
    await db.execute(sql.raw(`drop database if exists ${unfinished}`));
    await (template ? copyDatabase(db, template, unfinished) : db.execute(sql.raw(`create database ${unfinished}`)));
    return false;
  });
  if (isThere) return name;
  console.log(`Seeding ${name} …`);
  const databaseUrl = bed.postgres.urlOf(unfinished);
  await ("fill" in how ? how.fill(databaseUrl) : seedProducts(databaseUrl, how));
  await onServer(bed, (db) => db.execute(sql.raw(`alter database ${unfinished} rename to ${name}`)));
  return name;
}

async function seedProducts(
  databaseUrl: string,
  { products, folder }: { products: number; folder: string },
): Promise<void> {
  execFileSync(process.execPath, ["server/commands/seed.ts", "--products", String(products)], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, DATABASE_URL: databaseUrl, DEMO_MODE: "true", DATA_DIR: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await fillShelves(databaseUrl);
}

/** The whole load comes from one address and stays unpaid. */
async function fillShelves(databaseUrl: string): Promise<void> {
  const handle = openPostgres(databaseUrl, 1);
  for (const key of OPEN_LIMITS)
    await handle.db.execute(
      sql`insert into settings (key, value) values (${key}, '100000000') on conflict (key) do update set value = excluded.value`,
    );
  await handle.db.execute(sql`update stock_levels set on_hand = 1000000 where on_hand < 1000000`);
  await vacuumAsByItself(handle.db);
  await handle.close();
}

/**
 * What autovacuum leaves alone stays as it is: of a table that it has seen empty PostgreSQL believes so until it looks again, a minute
 * later, and meanwhile the checks of foreign keys read all of it, however many carts have come since.
 */
async function vacuumAsByItself(db: Database): Promise<void> {
  const rows = await readRows<{ relname: string }>(
    db,
    sql`select relname from pg_stat_user_tables where n_live_tup >= current_setting('autovacuum_analyze_threshold')::int`,
  );
  await db.execute(sql.raw(`vacuum (analyze) ${rows.map(({ relname }) => relname).join(", ")}`));
}

async function copyDatabase(db: Database, from: string, to: string): Promise<void> {
  await db.execute(sql.raw(`create database ${to} template ${from} strategy file_copy`));
}

async function onServer<Answer>(bed: Bed, work: (db: Database) => Promise<Answer>): Promise<Answer> {
  const handle = openPostgres(bed.postgres.url, 1);
  try {
    return await work(handle.db);
  } finally {
    await handle.close();
  }
}
