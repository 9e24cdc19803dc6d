import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { measureLoad } from "./load.ts";
import { readProcessorTime } from "./processor-time.ts";

const SECONDS = 3;
const BYTES = 5;

/** Milliseconds of CPU time that a raw Node server currently needs on this machine to respond with "hello". */
export async function measureHello(): Promise<number> {
  const server = spawn(
    process.execPath,
    [path.join(import.meta.dirname, "raw-node-server.ts"), String(BYTES), "text/plain"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  try {
    const [port] = (await once(server.stdout, "data")) as [Buffer];
    const job = {
      url: `http://127.0.0.1:${port.toString().trim()}`,
      connections: 16,
      steps: [{ method: "GET" as const, paths: ["/"] }],
    };
    await measureLoad({ ...job, seconds: 1 });
    const begun = readProcessorTime(server.pid!);
    const { requestsPerSecond } = await measureLoad({ ...job, seconds: SECONDS });
    return (readProcessorTime(server.pid!) - begun) / (requestsPerSecond * SECONDS);
  } finally {
    server.kill();
  }
}
