import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, onTestFinished } from "vitest";
import { PROJECT_FOLDER } from "./project.ts";

const CONFIGS = [
  "package.json",
  "tsconfig.json",
  ".oxlintrc.json",
  ".oxfmtrc.json",
  ".dependency-cruiser.mjs",
  "knip.json",
];

/** A small project with the real rules and these files; gone after the test. */
export async function plant(files: Record<string, string>): Promise<string> {
  const folder = await writePlanted(files);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const plantedForAll: string[] = [];

/** The same for `beforeAll`; anyone who calls it has its folder removed after the file. */
export async function plantForAll(files: Record<string, string>): Promise<string> {
  const folder = await writePlanted(files);
  plantedForAll.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of plantedForAll.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function writePlanted(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "souk-planted-"));
  for (const name of CONFIGS) await cp(path.join(PROJECT_FOLDER, name), path.join(folder, name));
  await symlink(path.join(PROJECT_FOLDER, "node_modules"), path.join(folder, "node_modules"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

/** Runs one of the project's tools there. */
export function runTool(folder: string, name: string, ...values: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const program = path.join(PROJECT_FOLDER, "node_modules", ".bin", name);
    execFile(program, values, { cwd: folder, env: { ...process.env, NO_COLOR: "1" } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}
