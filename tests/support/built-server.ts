import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openEmbedded, type Database } from "#db/client.ts";
import type { Settings } from "#domain/platform/setting/setting.ts";
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from "../../bin/memory-flags.mjs";
import { findFreePort } from "./find-free-port.ts";

/** The built shop as a process of its own. */
export type BuiltServer = {
  port: number;
  pid: number;
  /** With the base path, without a slash at the end. */
  url: string;
  dataDir: string;
  /** What it has printed so far. */
  output(): string;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>;
  /** SIGKILL, as when the power fails, and waits for the end. */
  kill(): Promise<void>;
};

type ServerOptions = {
  /** `demo`: a copy of the demo shop, made once. `empty`: a folder with nothing in it. A path: that folder, kept. */
  data?: "demo" | "empty" | { folder: string };
  port?: number;
  /** Where a build is, if it is another one than the project's own. */
  project?: string;
  environment?: Record<string, string>;
  /** For Node, besides those of the product. */
  flags?: readonly string[];
  /** Settings of the shop that are changed before it starts. */
  settings?: Partial<Settings>;
  /** What else is changed in its database before it starts. */
  change?: (db: Database) => Promise<void>;
};

const PROJECT_FOLDER = path.resolve(import.meta.dirname, "../..");
const CACHE_FOLDER = path.join(PROJECT_FOLDER, "node_modules", ".cache", "souk");
const START_PATIENCE_MS = 240_000;

/** Starts `bin/serve.mjs` on loopback and resolves when it is ready. */
export async function startBuiltServer(options: ServerOptions = {}): Promise<BuiltServer> {
  const { data = "demo", environment = {}, flags = [] } = options;
  const port = options.port ?? (await findFreePort());
  const dataDir = typeof data === "object" ? data.folder : await prepareData(data);
  if (options.settings) await changeSettings(dataDir, options.settings);
  if (options.change) await changeRows(dataDir, options.change);
  const server = spawn(process.execPath, [...MEMORY_FLAGS, ...flags, "bin/serve.mjs"], {
    cwd: options.project ?? PROJECT_FOLDER,
    env: {
      ...bareEnvironment(),
      ...MEMORY_ENVIRONMENT,
      NODE_COMPILE_CACHE: path.join(CACHE_FOLDER, "compiled"),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-200_000)));
  const endNow = () => {
    server.kill("SIGKILL");
    if (typeof data === "string") rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  // A worker is ended by a signal.
  for (const last of ["exit", "SIGTERM"]) process.once(last, endNow);
  await waitUntilReady(server, port, () => printed);

  async function end(signal: NodeJS.Signals): Promise<void> {
    for (const last of ["exit", "SIGTERM"]) process.removeListener(last, endNow);
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill(signal);
      await ended;
    }
  }

  return {
    port,
    pid: server.pid!,
    url: `http://127.0.0.1:${port}${(environment.APP_PATH ?? "/").slice(0, -1)}`,
    dataDir,
    output: () => printed,
    async stop() {
      await end("SIGTERM");
      if (typeof data === "string") await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
    kill: () => end("SIGKILL"),
  };
}

/** No one writes these files again, so the copies of the demo shop share them. */
const SHARED = new Set(["files", "releases"]);

/** A folder of its own with the demo shop, seeded once and copied. */
async function prepareData(kind: "demo" | "empty"): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "souk-data-"));
  if (kind === "empty") return folder;
  const demo = await prepareDemo();
  for (const name of readdirSync(demo)) {
    if (SHARED.has(name)) await symlink(path.join(demo, name), path.join(folder, name));
    // Of a thousand small files, one at a time costs a third of many at once.
    else cpSync(path.join(demo, name), path.join(folder, name), { recursive: true });
  }
  return folder;
}

/** The demo shop of this seed and these migrations, made where it is missing; its folder is copied and never opened. */
export async function prepareDemo(): Promise<string> {
  const folder = path.join(CACHE_FOLDER, `demo-${hashFolders("demo", "db/reference", "db/migrations")}`);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE_FOLDER, { recursive: true });
  for (const name of readdirSync(CACHE_FOLDER).filter((each) => each.startsWith("demo-")))
    await rm(path.join(CACHE_FOLDER, name), { recursive: true, force: true });
  const unfinished = await mkdtemp(path.join(CACHE_FOLDER, "seeding-"));
  const server = await startBuiltServer({ data: { folder: unfinished } });
  await server.stop();
  await rename(unfinished, folder).catch(async (error: unknown) => {
    // Another step of the check has made it meanwhile.
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
  return folder;
}

async function changeRows(dataDir: string, change: (db: Database) => Promise<void>): Promise<void> {
  const database = await openEmbedded(dataDir);
  await change(database.db);
  await database.close();
}

async function changeSettings(dataDir: string, settings: Partial<Settings>): Promise<void> {
  await changeRows(dataDir, async (db) => {
    for (const [key, value] of Object.entries(settings))
      await db.execute(
        sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`,
      );
  });
}

/** Of what a seeded shop is made of: another hash, another shop. */
export function hashFolders(...folders: string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const names = readdirSync(path.join(PROJECT_FOLDER, folder), { recursive: true, withFileTypes: true });
    for (const entry of names.filter((each) => each.isFile()).toSorted((a, b) => a.name.localeCompare(b.name)))
      hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)));
  }
  return hash.digest("hex").slice(0, 12);
}

/** Nothing of the shell that runs the tests leaks into the shop. */
function bareEnvironment(): Record<string, string> {
  const { PATH = "", HOME = "" } = process.env;
  return { PATH, HOME, NODE_ENV: "production" };
}

async function waitUntilReady(server: ChildProcess, port: number, output: () => string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The shop did not start:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The shop was not ready in time:\n${output()}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
}
