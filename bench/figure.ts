import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { measureLoad, type LoadStep } from "./load.ts";

/** A row of the table. `ratio`: of the raw server's rate for the same number of bytes, in the same run. */
export type Figure = {
  part: string;
  name: string;
  /** Requests or flows a second; or the value itself, in `unit`. */
  value: number;
  unit: string;
  lowest: number;
  highest: number;
  ratio: number | null;
  p99: number | null;
  goal: string;
  isMet: boolean | null;
};

export type Measured = {
  part: string;
  name: string;
  url: string;
  steps: LoadStep[];
  goal: string;
  isMet: (figure: Omit<Figure, "isMet">) => boolean;
};

export type Rounds = { rounds: number; seconds: number };

export const CONNECTIONS = 16;

/** Measures the shop and the raw server in turn for this many rounds; returns the median of each, with the lowest and the highest. */
export async function measureBeside(measured: Measured, { rounds, seconds }: Rounds): Promise<Figure> {
  const load = { connections: CONNECTIONS, steps: measured.steps };
  const warm = await measureLoad({ ...load, url: measured.url, seconds: 2 });
  const plain = asToBare(measured.steps);
  const bare = await startBareServer(Math.round(warm.bytesPerAnswer), plain.paths.length);
  const ours: number[] = [];
  const theirs: number[] = [];
  const p99s: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const one = await measureLoad({ url: bare.url, seconds, connections: CONNECTIONS, steps: [plain] });
      theirs.push(one.requestsPerSecond);
      const other = await measureLoad({ ...load, url: measured.url, seconds });
      ours.push(measured.steps.length > 1 ? other.flowsPerSecond : other.requestsPerSecond);
      p99s.push(other.p99);
    }
  } finally {
    bare.process.kill();
  }
  const figure = {
    part: measured.part,
    name: measured.name,
    value: medianOf(ours),
    unit: "/s",
    lowest: Math.min(...ours),
    highest: Math.max(...ours),
    ratio: medianOf(ours.map((rate, index) => rate / theirs[index]!)),
    p99: medianOf(p99s),
    goal: measured.goal,
  };
  return { ...figure, isMet: measured.isMet(figure) };
}

/** The same request if it only reads, since parsing its headers takes time too. */
function asToBare(steps: readonly LoadStep[]): LoadStep {
  const [first, ...others] = steps;
  if (first?.method !== "GET" || others.length > 0) return { method: "GET", paths: ["/"] };
  return { method: "GET", paths: first.paths, ...(first.headers && { headers: first.headers }) };
}

async function startBareServer(bytes: number, bodies: number): Promise<{ url: string; process: ChildProcess }> {
  const file = path.join(import.meta.dirname, "raw-node-server.ts");
  const server = spawn(process.execPath, [file, String(bytes), "text/html; charset=utf-8", String(bodies)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(server.stdout, "data")) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, process: server };
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [one = 0, other = one] = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return (one + other) / 2;
}

/** A value that is not a rate: bytes, milliseconds, a score. */
export function plainFigure(
  part: string,
  name: string,
  unit: string,
  values: readonly number[],
  goal: { text: string; isMet: (value: number) => boolean } | null,
): Figure {
  const value = medianOf(values);
  return {
    part,
    name,
    value,
    unit,
    lowest: Math.min(...values),
    highest: Math.max(...values),
    ratio: null,
    p99: null,
    goal: goal?.text ?? "",
    isMet: goal ? goal.isMet(value) : null,
  };
}
