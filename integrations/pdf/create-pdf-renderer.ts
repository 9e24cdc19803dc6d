import path from "node:path";
import { Worker } from "node:worker_threads";
import type { PdfDocument, RenderPdf } from "#domain/orders/document/pdf-document.ts";
import type { PdfResult, PdfTask } from "./pdf-worker.ts";

const MAX_WAITING = 24;
const IDLE_MILLISECONDS = 60_000;

type Waiting = { resolve: (file: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void };

/**
 * Renders documents in a worker thread that starts with the first and stops when idle. `folder`: the project folder.
 */
export function createPdfRenderer(folder: string): RenderPdf {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(path.join(folder, "integrations/pdf/pdf-worker.ts"));
    started.on("message", (result: PdfResult) => {
      const request = waiting.get(result.id);
      waiting.delete(result.id);
      if ("file" in result) request?.resolve(result.file);
      else request?.reject(new Error(`A document could not be rendered: ${result.fault}`));
      rest(started);
    });
    started.on("error", (error) => end(started, error as Error));
    started.on("exit", (code) => end(started, new Error(`The PDF renderer ended with ${code}`)));
    return started;
  }

  function rest(started: Worker): void {
    if (waiting.size > 0) return;
    started.unref();
    idle = setTimeout(() => void started.terminate(), IDLE_MILLISECONDS);
    idle.unref();
  }

  function end(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = null;
    clearTimeout(idle);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return (document: PdfDocument) => {
    if (waiting.size >= MAX_WAITING) return Promise.resolve("busy");
    clearTimeout(idle);
    worker ??= start();
    worker.ref();
    lastId += 1;
    const id = lastId;
    const rendered = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, document } satisfies PdfTask);
    return rendered;
  };
}
