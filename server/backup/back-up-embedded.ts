import { fork } from "node:child_process";
import { constants } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";

/** Writes the archive from the database in `copy`, a data folder with nothing else in it. */
export type DumpCopy = (copy: string, dataDir: string, file: string) => Promise<void>;

const COPY = "copy-";
const MAX_REPORTED = 2_000;

/**
 * Backs up a shop on the embedded database, which has one connection: requests wait only while its files are copied.
 */
export async function backUpEmbedded(db: Database, dataDir: string, file: string, dump: DumpCopy): Promise<void> {
  const backups = path.join(dataDir, "backups");
  await mkdir(backups, { recursive: true });
  await removeCopies(backups);
  const copy = await mkdtemp(path.join(backups, COPY));
  try {
    await copyDatabaseFiles(db, dataDir, copy);
    await dump(copy, dataDir, file);
  } finally {
    await rm(copy, { recursive: true, force: true });
    await rm(`${file}.part`, { force: true });
  }
}

/** The transaction blocks all other statements, so the files do not change; unflushed changes are replayed from the write-ahead log. */
async function copyDatabaseFiles(db: Database, dataDir: string, copy: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`checkpoint`);
    await cp(path.join(dataDir, "database"), path.join(copy, "database"), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  });
}

/** Left by a killed process. */
async function removeCopies(backups: string): Promise<void> {
  for (const name of await readdir(backups))
    if (name.startsWith(COPY)) await rm(path.join(backups, name), { recursive: true, force: true });
}

/** Runs in a separate low-priority process, which ends with this one. `folder`: the project's. */
export function dumpInProcess(folder: string): DumpCopy {
  return (copy, dataDir, file) =>
    new Promise((resolve, reject) => {
      const child = fork(path.join(folder, "server", "commands", "dump-copy.ts"), [copy, dataDir, file], {
        cwd: folder,
        execArgv: [],
        stdio: ["ignore", "ignore", "pipe", "ipc"],
      });
      let reported = "";
      child.stderr?.on("data", (chunk: Buffer) => {
        reported = (reported + chunk.toString()).slice(-MAX_REPORTED);
      });
      child.once("error", reject);
      child.once("close", (code) =>
        code === 0 ? resolve() : reject(new Error(`The backup failed: ${reported.trim() || `exit code ${code}`}`)),
      );
    });
}
