import { spawn } from "node:child_process";
import { projectFolder } from "./project-folder.mjs";

/** Runs a program, by default in the project folder; returns its exit code and, if `quiet`, its output. */
export function runCommand(program, values, { env = process.env, quiet = false, cwd = projectFolder } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, values, {
      cwd,
      env,
      stdio: ["inherit", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    child.once("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once("close", (code, signal) => resolve({ code: signal ? 1 : code, output }));
  });
}

/** Runs the main program: forwards signals to it and exits with its code. */
export function becomeCommand(program, values, { env = process.env } = {}) {
  const child = spawn(program, values, { cwd: projectFolder, env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  stopWithNpm(child);
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // The terminal sends Ctrl-C to the child directly.
  process.on("SIGINT", () => process.stdin.isTTY || child.kill("SIGINT"));
  child.once("error", (error) => {
    console.error(error.message);
    process.exit(127);
  });
  child.once("exit", (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** A killed npm leaves its children running, which hold the lock on the data folder. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || child.kill("SIGTERM"), 500).unref();
}
