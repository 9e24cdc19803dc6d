import { parentPort } from "node:worker_threads";
import type { PdfDocument } from "#domain/orders/document/pdf-document.ts";
import { renderDocument } from "./render-document.ts";

export type PdfTask = { id: number; document: PdfDocument };
export type PdfResult = { id: number; file: Uint8Array<ArrayBuffer> } | { id: number; fault: string };

/** Renders documents in a worker thread. */
parentPort!.on("message", ({ id, document }: PdfTask) => {
  renderDocument(document).then(
    (file) => parentPort!.postMessage({ id, file } satisfies PdfResult, [file.buffer]),
    (error: unknown) => parentPort!.postMessage({ id, fault: String(error) } satisfies PdfResult),
  );
});
