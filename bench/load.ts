import { spawn } from "node:child_process";
import path from "node:path";
import { measureReads } from "./wrk-load.ts";

/** One request of a flow; `paths` and `bodies` are taken in turn, one of each for a flow. */
export type LoadStep = {
  method: "GET" | "POST";
  paths: string[];
  /** Of a flow, with the same holes as bodies; reads have them as they are. */
  headers?: Record<string, string>;
  /** JSON; `{{name}}` stands for what an earlier answer told (`keeps`), `{{turn}}` for the number of the flow, `{{address}}` for a network address of its own. */
  bodies?: string[];
  /** What a real answer has in it; compressed answers are known by their length alone. */
  expect?: string;
  /** Bytes that a real answer has at least. */
  least?: number;
  /** Names whose values the next requests of the flow need, with the cookies. */
  keeps?: string[];
};

export type LoadJob = { url: string; seconds: number; connections: number; steps: LoadStep[] };

/** Times in milliseconds. `wrong`: answers that were not what was asked for. */
export type Load = {
  requestsPerSecond: number;
  flowsPerSecond: number;
  p50: number;
  p99: number;
  bytesPerAnswer: number;
  wrong: number;
  firstWrong: string;
};

/** Runs a load from a process of its own; a wrong answer stops the bench, for its figure would mean nothing. */
export async function measureLoad(job: LoadJob): Promise<Load> {
  const [first, ...others] = job.steps;
  const load =
    first?.method === "GET" && others.length === 0 ? await measureReads(job, first) : await measureFlows(job);
  if (load.wrong > 0) throw new Error(`${load.wrong} wrong answers, the first: ${load.firstWrong}`);
  return load;
}

/** What hangs together, or is more than a GET. */
async function measureFlows(job: LoadJob): Promise<Load> {
  const worker = spawn(process.execPath, [path.join(import.meta.dirname, "load-worker.ts"), JSON.stringify(job)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  worker.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => worker.once("close", resolve));
  if (code !== 0) throw new Error(`The load on ${job.url} ended with ${code}.`);
  return JSON.parse(printed) as Load;
}
