import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeEach, expect, inject } from "vitest";
import pg from "pg";
import { openEmbedded, openPostgres, type Database, type DatabaseHandle } from "#db/client.ts";
import { holdEmbedded, holdPool, type OneConnection } from "./one-connection.ts";

export type TestDatabase = { db: Database; handle: DatabaseHandle };

type Options = {
  /** `true`: a database of this file's own in which commits are real and stay from test to test. */
  commits?: boolean;
};

type Held = { handle: DatabaseHandle; connection: OneConnection };

const POSTGRES_CONNECTIONS = 20;
let ofThisWorker: Promise<Held> | undefined;
/** The test file that has it. */
let openIn: string | undefined;
let copies = 0;

/**
 * A database with countries, currencies, languages, tax classes and pages: `const { db } = await openTestDatabase();`
 * at the top of a test file. What the file writes below stays until it ends; what a test writes is rolled back after it.
 */
export async function openTestDatabase(options: Options = {}): Promise<TestDatabase> {
  if (options.commits) return openOwn();
  const { testPath } = expect.getState();
  if (openIn === testPath) throw new Error("openTestDatabase() is called once in a test file, at its top");
  const opening = (ofThisWorker ??= openHeld());
  // A file that failed before its tests has not rolled back.
  if (openIn) await (await opening).connection.rollback();
  openIn = testPath;
  beforeEach(async () => (await opening).connection.mark());
  afterEach(async () => (await opening).connection.rollbackToMark());
  afterAll(async () => {
    openIn = undefined;
    await (await opening).connection.rollback();
  });
  const { handle, connection } = await opening;
  await connection.begin();
  return { db: handle.db, handle };
}

async function openOwn(): Promise<TestDatabase> {
  const opening = openCopy();
  afterAll(async () => (await opening).close());
  const handle = await opening;
  return { db: handle.db, handle };
}

async function openHeld(): Promise<Held> {
  const handle = await openCopy();
  const connection = handle.embedded ? holdEmbedded(handle.embedded) : await holdPool(handle.pool!);
  return { handle, connection };
}

async function openCopy(): Promise<DatabaseHandle> {
  const template = inject("template");
  if (template.kind === "embedded") return openEmbedded(null, new Blob([await readFile(template.file)]));
  copies += 1;
  const name = `${template.name}_${process.pid}_${copies}`;
  const client = new pg.Client({ connectionString: template.url });
  await client.connect();
  await client.query(`create database ${name} template ${template.name}`);
  await client.end();
  const copy = new URL(template.url);
  copy.pathname = `/${name}`;
  return openPostgres(copy.href, POSTGRES_CONNECTIONS);
}
