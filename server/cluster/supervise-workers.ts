import cluster from "node:cluster";
import { answerWorkers } from "./worker-metrics.ts";

const SHORT_LIFE_MILLISECONDS = 5_000;
const AWAY_PAUSE_MILLISECONDS = 1_000;
/** The exit code of a worker that could not reach the database at startup: retry soon. */
export const DATABASE_AWAY = 75;

/**
 * Keeps `count` workers serving: one that dies is replaced; one that cannot start ends the shop, unless the database is
 * unavailable. `onOpen`: called once all of them accept requests.
 */
export function superviseWorkers(count: number, onOpen: () => void): void {
  answerWorkers();
  let isStopping = false;
  const fork = () => {
    if (isStopping) return;
    const started = Date.now();
    const worker = cluster.fork();
    worker.once("exit", (code) => {
      if (isStopping) {
        if (Object.keys(cluster.workers ?? {}).length === 0) process.exit();
      } else if (code === DATABASE_AWAY) setTimeout(fork, AWAY_PAUSE_MILLISECONDS);
      else if (Date.now() - started < SHORT_LIFE_MILLISECONDS) stop(code || 1);
      else fork();
    });
  };
  const stop = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    process.exitCode = code;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(code);
  };
  let opened = 0;
  cluster.on("listening", () => {
    opened += 1;
    if (opened === count) onOpen();
  });
  for (let index = 0; index < count; index += 1) fork();
  process.on("SIGTERM", () => stop(0));
  process.on("SIGINT", () => stop(0));
}
