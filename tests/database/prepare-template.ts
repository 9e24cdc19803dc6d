import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openEmbedded, openPostgres, type DatabaseHandle } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { seedReference } from "#db/reference/seed-reference.ts";

/** What a test worker copies its database from. */
export type Template = { kind: "embedded"; file: string } | { kind: "postgresql"; url: string; name: string };

declare module "vitest" {
  interface ProvidedContext {
    template: Template;
  }
}

const PROJECT_FOLDER = path.resolve(import.meta.dirname, "../..");
const CACHE_FOLDER = path.join(PROJECT_FOLDER, "node_modules", ".cache", "souk");
const TEMPLATE_VERSION = "2";
const SEEDED_AT = new Date("2026-01-01T00:00:00Z");

/** Migrates and writes what every shop needs, once per run (the embedded one once per set of sources); workers copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    project.provide("template", { kind: "embedded", file: await prepareEmbedded() });
    return async () => undefined;
  }
  const name = `souk_test_${randomBytes(4).toString("hex")}`;
  await preparePostgres(url, name);
  project.provide("template", { kind: "postgresql", url, name });
  return () => dropDatabases(url, name);
}

async function prepareEmbedded(): Promise<string> {
  const file = path.join(CACHE_FOLDER, `database-${hashSources()}.tar`);
  if (existsSync(file)) return file;
  await mkdir(CACHE_FOLDER, { recursive: true });
  const handle = await openEmbedded(null);
  await fill(handle);
  const dump = await handle.embedded!.dumpDataDir("none");
  await handle.close();
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  await removeOlder(file);
  return file;
}

function hashSources(): string {
  const hash = createHash("sha256").update(TEMPLATE_VERSION);
  for (const folder of ["db/migrations", "db/reference"].map((each) => path.join(PROJECT_FOLDER, each)))
    for (const name of readdirSync(folder)
      .filter((each) => /\.(sql|ts)$/.test(each))
      .toSorted())
      hash.update(name).update(readFileSync(path.join(folder, name)));
  hash.update(readFileSync(path.join(PROJECT_FOLDER, "node_modules", "@electric-sql", "pglite", "package.json")));
  return hash.digest("hex").slice(0, 12);
}

async function removeOlder(file: string): Promise<void> {
  const names = await readdir(CACHE_FOLDER);
  const older = names.filter((name) => /^database-\w+\.tar$/.test(name) && name !== path.basename(file));
  await Promise.all(older.map((name) => rm(path.join(CACHE_FOLDER, name), { force: true })));
}

async function preparePostgres(url: string, name: string): Promise<void> {
  await runOnServer(url, [`create database ${name}`]);
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  const handle = openPostgres(copy.href, 2);
  await fill(handle);
  await handle.close();
}

async function fill(handle: DatabaseHandle): Promise<void> {
  await migrate(handle, PROJECT_FOLDER);
  await seedReference(handle.db, { now: SEEDED_AT });
}

async function dropDatabases(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query<{ datname: string }>("select datname from pg_database where datname like $1", [
    `${name}%`,
  ]);
  for (const { datname } of found.rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

async function runOnServer(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
