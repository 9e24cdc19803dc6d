import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./project-folder.mjs";
import { runCommand } from "./run-command.mjs";

const NPM_WRITES_WITHIN_MS = 5000;

const lockFile = path.join(projectFolder, "package-lock.json");
const stampFile = path.join(projectFolder, "node_modules", ".installed");
const listOfNpm = path.join(projectFolder, "node_modules", ".package-lock.json");

/** Installs what package-lock.json names, unless it is there already. */
export async function installPackages() {
  // npm would empty the target of a symbolic link, which belongs to another checkout.
  if (lstatSync(path.dirname(stampFile), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const stamp = `${hashLock()} ${process.platform} ${process.arch}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  if (!wasInstalledByHand()) {
    console.log("Installing packages … (once, about a minute)");
    const started = Date.now();
    const { code } = await runNpm(["ci", "--include=dev", "--include=optional", "--loglevel=error"]);
    if (code !== 0) {
      console.error("npm ci failed. Is the network there? Its own words stand above.");
      process.exit(code);
    }
    console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  }
  writeFileSync(stampFile, stamp);
}

function hashLock() {
  return createHash("sha256").update(readFileSync(lockFile)).digest("hex");
}

function wasInstalledByHand() {
  return existsSync(listOfNpm) && statSync(listOfNpm).mtimeMs + NPM_WRITES_WITHIN_MS >= statSync(lockFile).mtimeMs;
}

function runNpm(values) {
  const npm = process.env.npm_execpath;
  if (npm && /npm-cli\.[cm]?js$/.test(npm)) return runCommand(process.execPath, [npm, ...values]);
  return runCommand("npm", values);
}
