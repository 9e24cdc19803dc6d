import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./project-folder.mjs";

const NEEDED_MAJOR = 24;

/** The Node that runs the shop: the one installed by npm, else the running one if it is new enough. */
export function findNode() {
  const installed = path.join(projectFolder, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(installed) && spawnSync(installed, ["--version"]).status === 0) return installed;
  if (Number(process.versions.node.split(".")[0]) >= NEEDED_MAJOR) return process.execPath;
  console.error(
    `Souk runs on Node ${NEEDED_MAJOR}. On ${process.platform} ${process.arch} npm cannot bring it along: please install it (this is ${process.version}).`,
  );
  process.exit(1);
}

/** The environment for project tools, with the project's own binaries first in PATH. */
export function environmentOfProject(node, changes = {}) {
  const folders = [path.dirname(node), path.join(projectFolder, "node_modules", ".bin"), process.env.PATH ?? ""];
  return { ...process.env, PATH: folders.join(path.delimiter), ...changes };
}

/** Node's flag that reads .env, where there is one. */
export function flagsOfEnvironmentFile() {
  return existsSync(path.join(projectFolder, ".env")) ? ["--env-file=.env"] : [];
}
