import { spawn } from "node:child_process";
import path from "node:path";
import { measureReads } from "./wrk-load.ts";

/** What browsers send. */
export const ACCEPTED_ENCODINGS = "gzip, deflate, br, zstd";

/** One request of a flow; each flow uses the next of `paths` and `bodies`. */
export type LoadStep = {
  method: "GET" | "POST";
  paths: string[];
  /** With the same placeholders as bodies in a flow; plain reads use them unchanged. */
  headers?: Record<string, string>;
  /** JSON; `{{name}}` is replaced by a value of an earlier response (`keeps`), `{{turn}}` by the number of the flow, `{{address}}` by a unique network address. */
  bodies?: string[];
  /** Text that a correct response contains; compressed responses are checked by length only. */
  expect?: string;
  /** The minimum length of a correct response in bytes. */
  least?: number;
  /** Names of the values that later requests of the flow need; cookies are kept anyway. */
  keeps?: string[];
};

export type LoadJob = { url: string; seconds: number; connections: number; steps: LoadStep[] };

/** Times in milliseconds. `wrong`: incorrect responses. */
export type Load = {
  requestsPerSecond: number;
  flowsPerSecond: number;
  p50: number;
  p99: number;
  bytesPerAnswer: number;
  wrong: number;
  firstWrong: string;
};

/** Runs a load in a separate process; a wrong response stops the benchmark, since its result would be meaningless. */
export async function measureLoad(job: LoadJob): Promise<Load> {
  const [first, ...others] = job.steps;
  const load =
    first?.method === "GET" && others.length === 0 ? await measureReads(job, first) : await measureFlows(job);
  if (load.wrong > 0) throw new Error(`${load.wrong} wrong answers, the first: ${load.firstWrong}`);
  return load;
}

/** Flows of several requests, or requests other than GET. */
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
