import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findFreePort } from "#tests/support/find-free-port.ts";

/** A PostgreSQL of the tests' own: a free port, an empty folder that is gone when the process ends. */
export type TestPostgres = {
  url: string;
  /** The URL of another database on the same server. */
  urlOf(database: string): string;
  /** Stops it while it is in use: `fast` breaks all connections off, `immediate` is as if it crashed. */
  end(how: keyof typeof SIGNALS): Promise<void>;
  /** Starts it again after `end`: same port, same data. */
  begin(): Promise<void>;
  stop(): Promise<void>;
};

type Owner = { uid: number; gid: number };

const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;
const START_PATIENCE_MS = 30_000;

type PostgresOptions = {
  settings?: Record<string, string>;
  /** Where its data is found the next time. */
  keptFolder?: string;
};

export async function startPostgres({ settings: changes, keptFolder }: PostgresOptions = {}): Promise<TestPostgres> {
  const programs = findPrograms();
  const owner = findOwner();
  const folder = keptFolder ?? (await mkdtemp(path.join(tmpdir(), "souk-postgres-")));
  await mkdir(folder, { recursive: true });
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  if (!existsSync(data))
    execFileSync(
      path.join(programs, "initdb"),
      ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
      { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
  const port = await findFreePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "256MB",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    ...changes,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let complaints = "";
  const launch = () => {
    const launched = spawn(path.join(programs, "postgres"), ["-D", data, "-p", String(port), ...flags], {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    launched.stderr.on("data", (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-4000)));
    return launched;
  };
  let server = launch();
  const removeNow = () => {
    server.kill("SIGQUIT");
    if (!keptFolder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", removeNow);
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const untilReady = () =>
    waitUntilReady(urlOf("postgres"), () => {
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${complaints}`);
    });
  const end = async (how: keyof typeof SIGNALS) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(SIGNALS[how]);
    await ended;
  };
  await untilReady();
  return {
    url: urlOf("postgres"),
    urlOf,
    end,
    async begin() {
      server = launch();
      await untilReady();
    },
    async stop() {
      process.removeListener("exit", removeNow);
      await end("fast");
      if (!keptFolder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function findPrograms(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.PG_BIN ?? "", ...versions.map((version) => path.join(debian, version, "bin"))];
  for (const folder of [...folders, ...(process.env.PATH ?? "").split(path.delimiter)]) {
    if (folder && existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres"))) return folder;
  }
  throw new Error(
    "PostgreSQL is not installed. On Debian: sudo apt-get install -y postgresql (or set PG_BIN to its programs).",
  );
}

/** PostgreSQL refuses to run as root. */
function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" })));
  return { uid: uid!, gid: gid! };
}

async function waitUntilReady(url: string, check: () => void): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    check();
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
