import { spawn } from "node:child_process";
import { startPostgres } from "./postgres.ts";

// Usage: node tests/database/run-on-postgres.ts <program> [arguments]: runs it with TEST_DATABASE_URL set.
const [program, ...argumentsOfProgram] = process.argv.slice(2);
if (!program) throw new Error("Say which program to run, such as: vitest run --project database");

const postgres = await startPostgres();
const child = spawn(program, argumentsOfProgram, {
  stdio: "inherit",
  env: { ...process.env, TEST_DATABASE_URL: postgres.url },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
const code = await new Promise<number>((resolve) => {
  child.once("error", () => resolve(127));
  child.once("exit", (exitCode) => resolve(exitCode ?? 1));
});
await postgres.stop();
process.exitCode = code;
