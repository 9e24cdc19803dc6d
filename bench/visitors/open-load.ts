import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Visit } from "./visits.ts";

export type OpenLoadJob = {
  url: string;
  visits: readonly Visit[];
  firstVisit: number;
  perSecond: number;
  seconds: number;
  maxSockets: number;
};

/** Times in milliseconds, from when a request was due to the end of its answer; infinite where one in a hundred had none. */
export type OpenLoad = {
  sent: number;
  pages: number;
  unanswered: number;
  wrong: number;
  firstWrong: string;
  p50: number;
  p99: number;
};

/** Sends the visits at a fixed rate from a separate process. */
export async function measureOpenLoad(job: OpenLoadJob): Promise<OpenLoad> {
  const folder = await mkdtemp(path.join(tmpdir(), "souk-visits-"));
  try {
    const file = path.join(folder, "job.json");
    await writeFile(file, JSON.stringify(job));
    const worker = spawn(process.execPath, [path.join(import.meta.dirname, "open-load-worker.ts"), file], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    worker.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => worker.once("close", resolve));
    if (code !== 0) throw new Error(`The visits to ${job.url} ended with ${code}.`);
    const load = JSON.parse(printed) as OpenLoad;
    // JSON has no Infinity.
    return { ...load, p50: load.p50 ?? Infinity, p99: load.p99 ?? Infinity };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
