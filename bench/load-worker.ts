import autocannon from "autocannon";
import type { LoadJob, LoadStep } from "./load.ts";

// Runs one load in a separate process, so that sending requests does not slow down the server: node bench/load-worker.ts <job as JSON>

type Memory = { turn?: number; cookies?: string; values?: Record<string, string> };
type Request = { path?: string; headers?: Record<string, string>; body?: string };

const job = JSON.parse(process.argv[2]!) as LoadJob;
let wrong = 0;
let flows = 0;
let turn = 0;
let firstWrong = "";

const result = await autocannon({
  url: job.url,
  connections: job.connections,
  duration: job.seconds,
  requests: job.steps.map((step, index) => ({
    method: step.method,
    setupRequest: (request: Request, memory: Memory) => prepare(request, memory, step, index),
    onResponse: (status: number, body: string, memory: Memory, headers: Record<string, string | string[]>) =>
      check(status, body, memory, headers, step, index),
  })),
});

console.log(
  JSON.stringify({
    requestsPerSecond: result.requests.average,
    flowsPerSecond: flows / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytesPerAnswer: result.throughput.total / Math.max(1, result.requests.total),
    wrong: wrong + result.errors + result.timeouts,
    firstWrong,
  }),
);

function prepare(request: Request, memory: Memory, step: LoadStep, index: number): Request {
  if (index === 0) {
    turn += 1;
    memory.turn = turn;
    delete memory.cookies;
    memory.values = { turn: String(turn), address: addressOf(turn) };
  }
  const own = memory.turn ?? 0;
  const path = step.paths[own % step.paths.length]!;
  const body = step.bodies?.[own % step.bodies.length];
  return {
    ...request,
    path: fill(path, memory),
    headers: {
      ...Object.fromEntries(Object.entries(step.headers ?? {}).map(([name, value]) => [name, fill(value, memory)])),
      ...(memory.cookies ? { Cookie: memory.cookies } : {}),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: fill(body, memory) }),
  };
}

/** Each client has its own address. */
function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** `{{name}}` is replaced by the value of that name in an earlier response of the same flow. */
function fill(text: string, memory: Memory): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_hole, name: string) => memory.values?.[name] ?? "");
}

function check(
  status: number,
  body: string,
  memory: Memory,
  headers: Record<string, string | string[]>,
  step: LoadStep,
  index: number,
): void {
  const isRight = status === 200 && (step.least === undefined || Buffer.byteLength(body) >= step.least);
  const isReal = isRight && (step.expect === undefined || body.includes(step.expect));
  if (!isReal) {
    wrong += 1;
    firstWrong ||= `${status} ${body.slice(0, 200)}`;
  } else if (index === job.steps.length - 1) flows += 1;
  if (!step.keeps) return;
  const cookies = [headers["set-cookie"] ?? headers["Set-Cookie"] ?? []].flat().map((line) => line.split(";")[0]);
  if (cookies.length > 0) memory.cookies = cookies.join("; ");
  for (const name of step.keeps) {
    const found = new RegExp(`"${name}":"([^"]+)"`).exec(body)?.[1];
    if (found) memory.values = { ...memory.values, [name]: found };
  }
}
