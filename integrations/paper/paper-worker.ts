import { parentPort } from "node:worker_threads";
import type { Paper } from "#domain/orders/document/paper.ts";
import { setPaper } from "./set-paper.ts";

export type PaperTask = { id: number; paper: Paper };
export type PaperAnswer = { id: number; file: Uint8Array<ArrayBuffer> } | { id: number; fault: string };

/** Renders documents in a worker thread. */
parentPort!.on("message", ({ id, paper }: PaperTask) => {
  setPaper(paper).then(
    (file) => parentPort!.postMessage({ id, file } satisfies PaperAnswer, [file.buffer]),
    (error: unknown) => parentPort!.postMessage({ id, fault: String(error) } satisfies PaperAnswer),
  );
});
