import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";

/** Runs one of the scripts of this folder; returns whether it was killed at its step. */
export async function runUntilKilled(script: string, database: string, notes: string, step: number): Promise<boolean> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), database, notes, String(step)], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(notes, "compiled") },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.once("close", (...ended) => resolve(ended)),
  );
  if (signal !== "SIGKILL") expect(code, printed).toBe(0);
  return signal === "SIGKILL";
}

export async function linesOf(notes: string, name: string): Promise<string[]> {
  return (await readFile(path.join(notes, name), "utf8")).split("\n").filter(Boolean);
}
