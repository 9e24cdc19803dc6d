import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./project-folder.mjs";
import { runCommand } from "./run-command.mjs";

/** The tool exits with 0 even on failure; its list of tables may contain the word too. */
const TOLD_ERROR = /^(?!\S+ \d+ columns ).*error/im;

/** Generates migrations into a copy of the folder: a new file means that the schema has changed without a migration. */
export async function checkMigrations(env, folder = projectFolder) {
  const copy = path.join("build", "migrations-copy");
  const absolute = path.join(folder, copy);
  rmSync(absolute, { recursive: true, force: true });
  mkdirSync(path.dirname(absolute), { recursive: true });
  cpSync(path.join(folder, "db", "migrations"), absolute, { recursive: true });
  const before = listSql(absolute);
  const { code, output } = await runCommand(
    path.join(projectFolder, "node_modules", ".bin", "drizzle-kit"),
    ["generate", "--dialect=postgresql", "--schema=./db/schema/*.ts", `--out=./${copy}`, "--name=ahead"],
    { env: { ...env, CI: "true" }, quiet: true, cwd: folder },
  );
  const ahead = listSql(absolute).filter((name) => !before.includes(name));
  const differences = ahead.map((name) => readFileSync(path.join(absolute, name), "utf8"));
  rmSync(absolute, { recursive: true, force: true });
  if (code !== 0 || TOLD_ERROR.test(output)) return { code: code || 1, output };
  if (ahead.length === 0) return { code: 0, output };
  return { code: 1, output: `The schema says more than the migrations:\n\n${differences.join("\n")}` };
}

function listSql(folder) {
  return readdirSync(folder).filter((name) => name.endsWith(".sql"));
}
