import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./project-folder.mjs";
import { environmentOfProject, findNode } from "./find-node.mjs";
import { runCommand } from "./run-command.mjs";

const FOLDERS = ["app", "api", "domain", "search", "db", "demo", "integrations", "shared", "server", "tests", "bench"];
const IMPORTS_A_TYPE = /^import type [^;]*? from "(#[^"]+)"/m;
const IMPORTS_A_NEIGHBOR = /^import\s[^;]*?from\s+"(#|\.)(?![^"]*(\+types|\.css))/m;

/** Checks every import against .dependency-cruiser.mjs, and verifies that imports were actually read. */
export async function checkBoundaries(folder = projectFolder) {
  const folders = FOLDERS.filter((name) => existsSync(path.join(folder, name)));
  const cruise = (reporter) =>
    runCommand(
      path.join(projectFolder, "node_modules", ".bin", "depcruise"),
      ["--config", ".dependency-cruiser.mjs", "--output-type", reporter, ...folders],
      { env: environmentOfProject(findNode()), quiet: true, cwd: folder },
    );
  const read = await cruise("json");
  if (!read.output.startsWith("{")) return { code: 1, output: read.output };
  const { modules } = JSON.parse(read.output);
  const unread = findUnread(folder, folders, modules);
  if (unread.length > 0)
    return {
      code: 1,
      output: `dependency-cruiser did not read the imports of:\n  ${unread.join("\n  ")}\nIts parser must be swc.`,
    };
  return cruise("err-long");
}

function findUnread(folder, folders, modules) {
  const importsOf = new Map(modules.map((module) => [module.source, module.dependencies]));
  const files = folders.flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(d|test)\.tsx?$/.test(file))
      .map((file) => path.posix.join(name, file.split(path.sep).join("/"))),
  );
  return files.filter((file) => {
    const imports = importsOf.get(file);
    if (!imports) return true;
    const text = readFileSync(path.join(folder, file), "utf8");
    const [, ofTypes] = text.match(IMPORTS_A_TYPE) ?? [];
    if (ofTypes && !imports.some((each) => each.module === ofTypes && each.dependencyTypes.includes("type-only")))
      return true;
    return IMPORTS_A_NEIGHBOR.test(text) && !imports.some(isNeighbor);
  });
}

function isNeighbor({ couldNotResolve, resolved }) {
  return couldNotResolve || FOLDERS.includes(resolved.split("/")[0]);
}
