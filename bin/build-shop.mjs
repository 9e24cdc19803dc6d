import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { environmentOfProject } from "./find-node.mjs";
import { projectFolder } from "./project-folder.mjs";
import { runCommand } from "./run-command.mjs";

const SOURCES = ["app", "api", "domain", "search", "db", "integrations", "shared", "server", "public"];
const CONFIGS = ["package-lock.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];

const buildFolder = path.join(projectFolder, "build");
const builtFrom = path.join(buildFolder, "built-from");
const chunksOfRelease = path.join(buildFolder, "chunks-of-release.json");
const assetsFolder = path.join(buildFolder, "client", "assets");
const keptFolder = path.join(buildFolder, "release-before");

/** Builds when a source has changed since the last build. */
export async function buildWhenStale(node) {
  if (existsSync(builtFrom) && readFileSync(builtFrom, "utf8") === hashSources()) return;
  await buildShop(node);
}

/** Builds pages and server into build/; chunks of the previous release stay for pages that are still open. */
export async function buildShop(node) {
  console.log("Building …");
  const started = Date.now();
  const hash = hashSources();
  rmSync(builtFrom, { force: true });
  keepChunks();
  const { code, output } = await runCommand(
    node,
    [path.join("node_modules", "@react-router", "dev", "bin.cjs"), "build", "--logLevel", "warn"],
    { env: environmentOfProject(node, { NODE_ENV: "production" }), quiet: true },
  );
  if (code !== 0) {
    console.error(output);
    console.error("The build failed.");
    process.exit(code);
  }
  bringChunksBack();
  writeFileSync(builtFrom, hash);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function hashSources() {
  const hash = createHash("sha256").update(process.platform).update(process.arch);
  for (const name of CONFIGS) hashFile(hash, name);
  for (const folder of SOURCES) hashFolder(hash, folder);
  return hash.digest("hex");
}

function hashFolder(hash, folder) {
  const absolute = path.join(projectFolder, folder);
  if (!existsSync(absolute)) return;
  for (const entry of readdirSync(absolute, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) hashFolder(hash, name);
    else if (!/\.test\.tsx?$|\.md$/.test(entry.name)) hashFile(hash, name);
  }
}

function hashFile(hash, name) {
  const file = path.join(projectFolder, name);
  if (existsSync(file)) hash.update(name).update("\0").update(readFileSync(file));
}

function keepChunks() {
  if (!existsSync(chunksOfRelease)) return;
  rmSync(keptFolder, { recursive: true, force: true });
  mkdirSync(keptFolder, { recursive: true });
  for (const name of JSON.parse(readFileSync(chunksOfRelease, "utf8"))) copyWhenMissing(name, assetsFolder, keptFolder);
  rmSync(chunksOfRelease);
}

function bringChunksBack() {
  if (!existsSync(assetsFolder)) return;
  const names = readdirSync(assetsFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  writeFileSync(chunksOfRelease, JSON.stringify(names.map((entry) => entry.name)));
  if (!existsSync(keptFolder)) return;
  for (const name of readdirSync(keptFolder)) copyWhenMissing(name, keptFolder, assetsFolder);
}

function copyWhenMissing(name, from, to) {
  const source = path.join(from, name);
  const target = path.join(to, name);
  if (existsSync(source) && !existsSync(target)) copyFileSync(source, target);
}
