import cluster from "node:cluster";
import { countCachedPage } from "#server/http/metrics.ts";
import { answerWorkers, readMetrics } from "#server/cluster/worker-metrics.ts";

// Two workers that count something each; what either of them answers for both is printed, a line each.
const WORKERS = 2;

if (cluster.isPrimary) {
  answerWorkers();
  const ready = new Set<number>();
  const answers: string[] = [];
  for (let index = 0; index < WORKERS; index += 1) cluster.fork();
  cluster.on("message", (worker, message: { ready?: boolean; text?: string }) => {
    if (message.ready) ready.add(worker.id);
    if (message.ready && ready.size === WORKERS)
      for (const each of Object.values(cluster.workers ?? {})) each?.send("read");
    if (message.text === undefined) return;
    answers.push(message.text);
    if (answers.length < WORKERS) return;
    console.log(JSON.stringify(answers));
    process.exit(0);
  });
} else {
  for (let sent = 0; sent < cluster.worker!.id; sent += 1) countCachedPage(200);
  process.on("message", (message) => {
    if (message === "read") void readMetrics().then((text) => process.send?.({ text }));
  });
  process.send?.({ ready: true });
}
