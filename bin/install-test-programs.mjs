import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./run-command.mjs";

const POSTGRES_OF_DEBIAN = "/usr/lib/postgresql";

/** Installs Chromium, PostgreSQL and the named packages from Debian if they are missing and we have the rights; returns the path of Chromium. */
export async function installTestPrograms(others = []) {
  const missing = [
    ...(findChromium() ? [] : ["chromium-headless-shell"]),
    ...(hasPostgres() ? [] : ["postgresql"]),
    ...others.filter((name) => !findOnPath(name)),
  ];
  if (missing.length > 0) await installFromDebian(missing);
  return findChromium();
}

/** Prefers the headless shell: the same engine, with a quarter less CPU time in end-to-end tests. */
const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

function findChromium() {
  return [process.env.CHROMIUM_PATH ?? "", ...BROWSERS.map(findOnPath)].find((file) => file && existsSync(file));
}

function hasPostgres() {
  if (process.env.PG_BIN || findOnPath("initdb")) return true;
  if (!existsSync(POSTGRES_OF_DEBIAN)) return false;
  return readdirSync(POSTGRES_OF_DEBIAN).some((version) =>
    existsSync(path.join(POSTGRES_OF_DEBIAN, version, "bin", "initdb")),
  );
}

function findOnPath(name) {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/bin", "/usr/local/bin"];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? "";
}

async function installFromDebian(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const byHand = `sudo apt-get update && sudo apt-get install -y ${names.join(" ")}`;
  const maySudo = asRoot.length === 0 || spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  if (!findOnPath("apt-get") || !maySudo) {
    console.error(`The tests need ${names.join(" and ")}. Please install it first, on Debian by:\n\n  ${byHand}\n`);
    process.exit(1);
  }
  console.log(`Installing ${names.join(" and ")} from Debian …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const steps = [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...names],
  ];
  for (const values of steps) {
    const [program, ...rest] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...values];
    const { code, output } = await runCommand(program, rest, { env, quiet: true });
    if (code === 0) continue;
    console.error(`${output}\nThat failed. Please try it by hand:\n\n  ${byHand}\n`);
    process.exit(code);
  }
}
