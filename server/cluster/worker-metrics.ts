import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, register } from "prom-client";

type Request = { kind: "metrics-request"; id: number };
type Answer = { kind: "metrics-answer"; id: number; text: string | null };

const ANSWER_MILLISECONDS = 6_000;

// In workers too: there it responds to the primary's requests.
const processes = new AggregatorRegistry();
const waiting = new Map<number, (text: string | null) => void>();
let lastId = 0;

// Each process counts for itself: without a worker label, scrapes would alternate between the counters.
if (cluster.worker) {
  register.setDefaultLabels({ worker: cluster.worker.id });
  process.on("message", (message: unknown) => {
    if (isOfKind<Answer>(message, "metrics-answer")) waiting.get(message.id)?.(message.text);
  });
}

/** Answers the metrics requests of all workers. Called in the primary. */
export function answerWorkers(): void {
  cluster.on("message", (worker: Worker, message: unknown) => {
    if (isOfKind<Request>(message, "metrics-request")) void answer(worker, message.id);
  });
}

/** Prometheus text of all processes, whichever one serves the request. */
export async function readMetrics(): Promise<string> {
  const all = cluster.isWorker ? await askPrimary() : null;
  return all ?? register.metrics();
}

async function answer(worker: Worker, id: number): Promise<void> {
  const text = await processes.clusterMetrics().catch(() => null);
  if (worker.isConnected()) worker.send({ kind: "metrics-answer", id, text } satisfies Answer);
}

/** Null if one of the processes does not respond in time. */
async function askPrimary(): Promise<string | null> {
  const id = (lastId += 1);
  const { promise, resolve } = Promise.withResolvers<string | null>();
  waiting.set(id, resolve);
  const timer = setTimeout(() => resolve(null), ANSWER_MILLISECONDS);
  process.send?.({ kind: "metrics-request", id } satisfies Request);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    waiting.delete(id);
  }
}

function isOfKind<Message extends { kind: string }>(message: unknown, kind: Message["kind"]): message is Message {
  return typeof message === "object" && message !== null && "kind" in message && message.kind === kind;
}
