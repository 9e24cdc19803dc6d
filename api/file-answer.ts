import { z } from "@hono/zod-openapi";
import type { Proof } from "#domain/platform/file/store-proof.ts";
import type { PdfFile } from "#domain/orders/document/pdf-document.ts";
import { failureResponses, type ApiContext } from "./answer.ts";

/** Content-Disposition of a file: an ASCII name, and one with the letters of its language. */
export function fileDisposition(asciiName: string, fileName: string): string {
  const plain = asciiName.replace(/[^\w. -]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The OpenAPI entry of a call that returns a PDF. */
export const answersPdf = {
  200: {
    description: "The PDF.",
    content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
  },
  ...failureResponses,
} as const;

/** The OpenAPI entry of a call that returns a table. */
export const answersTable = {
  200: { description: "The table.", content: { "text/csv": { schema: z.string() } } },
  ...failureResponses,
} as const;

/** The OpenAPI entry of a call that returns the proof of a transfer. */
export const answersProof = {
  200: {
    description: "The picture or the PDF.",
    content: {
      "image/webp": { schema: z.string().openapi({ format: "binary" }) },
      "application/pdf": { schema: z.string().openapi({ format: "binary" }) },
    },
  },
  ...failureResponses,
} as const;

/** An uploaded PDF is downloaded, never opened within the shop. */
export function answerProof(c: ApiContext, { bytes, type }: Proof): Response {
  return c.body(bytes, 200, {
    "Content-Type": type,
    ...(type === "application/pdf" ? { "Content-Disposition": fileDisposition("proof.pdf", "proof.pdf") } : {}),
    "Cache-Control": "private, no-store",
  });
}

export function answerPdf(c: ApiContext, { file, asciiName, fileName }: PdfFile): Response {
  return c.body(file, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": fileDisposition(asciiName, fileName),
    "Cache-Control": "private, no-store",
  });
}

/** `name`: of the file, without its ending. */
export function answerTable(c: ApiContext, table: string, name: string) {
  return c.body(table, 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  });
}
