import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Load, LoadJob, LoadStep } from "./load.ts";

const CHECKED_ANSWERS = 20;

type WrkResult = {
  requests: number;
  microseconds: number;
  bytes: number;
  wrong: number;
  p50: number;
  p99: number;
};

/** Reads by `wrk`: a JavaScript client would spend more CPU time on response headers than the server. Some responses are checked completely beforehand. */
export async function measureReads(job: LoadJob, step: LoadStep): Promise<Load> {
  const firstWrong = await checkAnswers(job.url, step);
  const folder = await mkdtemp(path.join(tmpdir(), "souk-wrk-"));
  try {
    const script = path.join(folder, "reads.lua");
    await writeFile(script, scriptOf(step));
    const result = await runWrk(job, script);
    const seconds = result.microseconds / 1e6;
    return {
      requestsPerSecond: result.requests / seconds,
      flowsPerSecond: result.requests / seconds,
      p50: result.p50 / 1000,
      p99: result.p99 / 1000,
      bytesPerAnswer: result.bytes / Math.max(1, result.requests),
      wrong: result.wrong + (firstWrong ? 1 : 0),
      firstWrong: firstWrong || `${result.wrong} without success`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkAnswers(url: string, step: LoadStep): Promise<string> {
  const stride = Math.max(1, Math.floor(step.paths.length / CHECKED_ANSWERS));
  for (let index = 0; index < step.paths.length; index += stride) {
    const response = await fetch(url + step.paths[index]!, { headers: step.headers ?? {} });
    const body = await response.text();
    const isReal = Buffer.byteLength(body) >= (step.least ?? 0) && body.includes(step.expect ?? "");
    if (response.status !== 200 || !isReal) return `${response.status} ${body.slice(0, 200)}`;
  }
  return "";
}

function scriptOf({ paths, headers = {} }: LoadStep): string {
  const text = (value: string) => `[==[${value}]==]`;
  return `
local paths = { ${paths.map(text).join(", ")} }
local headers = { ${Object.entries(headers)
    .map(([name, value]) => `[ ${text(name)} ] = ${text(value)}`)
    .join(", ")} }
local turn = 0
function request()
  turn = turn + 1
  return wrk.format("GET", paths[turn % #paths + 1], headers)
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"microseconds":%d,"bytes":%d,"wrong":%d,"p50":%d,"p99":%d}\\n',
    summary.requests, summary.duration, summary.bytes,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end
`;
}

async function runWrk({ url, seconds, connections }: LoadJob, script: string): Promise<WrkResult> {
  const wrk = spawn("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  wrk.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    wrk.once("error", reject);
    wrk.once("close", resolve);
  });
  const result = /^\{.*\}$/m.exec(printed)?.[0];
  if (code !== 0 || !result) throw new Error(`wrk on ${url} ended with ${code}: ${printed}`);
  return JSON.parse(result) as WrkResult;
}
