import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Database } from "#db/client.ts";
import {
  announceLoading,
  dumpTable,
  finishLoading,
  loadRows,
  readVersion,
  summarize,
  type DumpSummary,
  type DumpTable,
} from "#db/dump.ts";
import { countRows, emptyTables } from "#db/tables.ts";
import { readArchive, writeArchive } from "./archive.ts";
import type { Shop } from "../shop.ts";
import { printProgress } from "../progress.ts";

/** What a backup contains of the data folder; images, releases and the embedded database are rebuilt. */
const KEPT = ["secret", "files", "mail", "sandbox"];
const TABLES_THAT_COUNT = ["shops", "customers", "purchases"];
const MANIFEST = "manifest.json";

export class BackupError extends Error {}

/** Where a backup goes if no file is named. */
export function backupFileOf({ config, now }: Pick<Shop, "config" | "now">): string {
  const moment = now().toISOString().replace(/[:.]/g, "-");
  return path.join(path.resolve(config.dataDir), "backups", `souk-${moment}.tar.gz`);
}

/** Writes the whole shop into one archive: a consistent snapshot of every table, and the files. */
export async function backUp(db: Database, dataDir: string, file: string): Promise<DumpSummary> {
  await mkdir(path.dirname(file), { recursive: true });
  // An incomplete file must not look like a backup.
  const unfinished = `${file}.part`;
  const archive = writeArchive(unfinished);
  try {
    const summary = await inOneMoment(db, async (still) => {
      const dumped = await summarize(still);
      await archive.add(MANIFEST, Buffer.from(JSON.stringify(dumped, null, 2)));
      for (const [index, { name }] of dumped.tables.entries()) {
        let part = 0;
        for await (const rows of dumpTable(still, name))
          await archive.add(`database/${name}/${String((part += 1)).padStart(6, "0")}.json`, Buffer.from(rows));
        printProgress("Tables", index + 1, dumped.tables.length);
      }
      return dumped;
    });
    const names = (await Promise.all(KEPT.map((name) => findFiles(dataDir, name)))).flat();
    for (const [index, name] of names.entries()) {
      await archive.add(`data/${name}`, await readFile(path.join(dataDir, name)));
      printProgress("Files", index + 1, names.length);
    }
    await archive.close();
    await rename(unfinished, file);
    return summary;
  } catch (error) {
    await archive.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Loads an archive into a database without a shop; all or nothing. */
export async function restore(db: Database, dataDir: string, file: string): Promise<DumpSummary> {
  await refuseShop(db);
  return db.transaction(async (transaction) => {
    let summary: DumpSummary | null = null;
    let loaded = "";
    for await (const { name, content } of readArchive(file)) {
      if (name === MANIFEST) {
        summary = await beginLoading(transaction, content.toString());
        continue;
      }
      if (!summary) throw new BackupError(`${file} is no backup of this shop.`);
      const table = tableOf(summary, name);
      if (table) await loadRows(transaction, table, content.toString());
      else await writeKept(dataDir, name, content);
      if (table && table.name !== loaded)
        printProgress("Tables", summary.tables.indexOf(table) + 1, summary.tables.length);
      loaded = table?.name ?? loaded;
    }
    if (!summary) throw new BackupError(`${file} is no backup of this shop.`);
    await finishLoading(transaction, summary);
    return summary;
  });
}

/** Copies the embedded database into PostgreSQL; all or nothing. */
export async function copyDatabase(from: Database, to: Database): Promise<DumpSummary> {
  await refuseShop(to);
  return inOneMoment(from, (still) =>
    inAnother(to, async (target) => {
      const summary = await beginLoading(target, JSON.stringify(await summarize(still)));
      for (const [index, table] of summary.tables.entries()) {
        for await (const rows of dumpTable(still, table.name)) await loadRows(target, table, rows);
        printProgress("Tables", index + 1, summary.tables.length);
      }
      await finishLoading(target, summary);
      return summary;
    }),
  );
}

async function refuseShop(db: Database): Promise<void> {
  for (const table of TABLES_THAT_COUNT)
    if ((await countRows(db, table)) > 0)
      throw new BackupError("There is a shop in this database already. Choose an empty one; nothing was changed.");
}

async function beginLoading(db: Database, manifest: string): Promise<DumpSummary> {
  const summary = JSON.parse(manifest) as DumpSummary;
  if (summary.version !== (await readVersion(db)))
    throw new BackupError(
      "This backup was made by another version of Souk. Restore it with that version; then start the newer one, which brings it up to date.",
    );
  await emptyTables(db);
  await announceLoading(db);
  return summary;
}

function tableOf(summary: DumpSummary, entry: string): DumpTable | null {
  const [folder, name] = entry.split("/");
  return folder === "database" ? (summary.tables.find((table) => table.name === name) ?? null) : null;
}

/** An archive is untrusted: nothing in it may be written outside the data folder. */
async function writeKept(dataDir: string, entry: string, content: Buffer): Promise<void> {
  const [folder = "", ...rest] = path.posix.normalize(entry).split("/");
  if (folder !== "data" || !KEPT.includes(rest[0] ?? "") || rest.includes(".."))
    throw new BackupError(`The archive holds something that is not the shop's: ${entry}`);
  const file = path.join(dataDir, ...rest);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content, { mode: rest[0] === "files" ? 0o644 : 0o600 });
}

function inOneMoment<Answer>(db: Database, work: (db: Database) => Promise<Answer>): Promise<Answer> {
  return db.transaction((transaction) => work(transaction as Database), {
    isolationLevel: "repeatable read",
  });
}

/** Opens a transaction on another database inside the current one. */
function inAnother<Answer>(db: Database, work: (db: Database) => Promise<Answer>): Promise<Answer> {
  return db.transaction((transaction) => work(transaction as Database));
}

async function findFiles(dataDir: string, name: string): Promise<string[]> {
  const entries = await readdir(path.join(dataDir, name), { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      if (error.code === "ENOTDIR") return null;
      throw error;
    },
  );
  if (entries === null) return [name];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
}
