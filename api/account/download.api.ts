import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { askForDownload } from "#domain/fulfilment/download/ask-for-download.ts";
import { downloadInput, downloadsQuery, downloadTokenParameter } from "#domain/fulfilment/download/download.input.ts";
import { findDownloads } from "#domain/fulfilment/download/find-downloads.ts";
import { openDownload, startDownload, type OpenDownload } from "#domain/fulfilment/download/open-download.ts";
import { body, failureResponses, refuse, type ApiContext } from "../answer.ts";
import { readRange, type ByteRange } from "../byte-range.ts";
import { openRoutes } from "../create-route.ts";
import { downloadLineSchema } from "./download.schema.ts";
import { fileDisposition } from "../file-answer.ts";
import { paged, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Digital products");

const list = routes.get(
  "/user/digital-product-order-list",
  "Files and license keys that the customer has bought; with `code` and `key` those of a guest's purchase or order",
  { query: downloadsQuery },
  z.object({ orders: pagedSchema(downloadLineSchema) }),
);

const ask = routes.post(
  "/user/digital-download/{id}",
  "A link to a file of this order line, only for its buyer and for a limited time",
  { params: idParameter, ...body(downloadInput) },
  z.object({ url: z.string(), expires_at: z.string() }),
);

const download = routes.get(
  "/download/{token}",
  "The file, whole or the requested range; a range that continues a download is not counted",
  { params: downloadTokenParameter },
  {
    200: { description: "The file.", content: { "application/octet-stream": { schema: z.string() } } },
    206: { description: "A part of it.", content: { "application/octet-stream": { schema: z.string() } } },
    ...failureResponses,
  },
);

export const downloadApi = createRouter()
  .openapi(list, async (c) => {
    const { page, per_page, code, key } = c.req.valid("query");
    if (c.var.ctx.visitor.customerId === null && code === undefined) return refuse(c, { code: "sign_in" });
    const found = await findDownloads(c.var.ctx, { page: page ?? 1, perPage: per_page ?? 20, code, key });
    return c.json({ orders: paged(c, "user/digital-product-order-list", found) }, 200);
  })
  .openapi(ask, async (c) => {
    const { file_id: fileId, key } = c.req.valid("json");
    const result = await askForDownload(c.var.ctx, { orderLineId: c.req.valid("param").id, fileId, key });
    if (!result.ok) return refuse(c, result.failure);
    return c.json({ url: result.value.url, expires_at: result.value.expiresAt }, 200);
  })
  .openapi(download, async (c) => {
    const opened = await openDownload(c.var.ctx, c.req.valid("param").token);
    return opened.ok ? sendFile(c, opened.value) : refuse(c, opened.failure);
  });

async function sendFile(c: ApiContext, { link, file }: OpenDownload): Promise<Response> {
  const { sizeBytes: size, digest, name, mediaType } = file;
  const etag = `"${digest}"`;
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    ETag: etag,
    "Cache-Control": "private, no-store, no-transform",
    "Content-Type": mediaType,
    "Content-Disposition": fileDisposition(name, name),
    "X-Content-Type-Options": "nosniff",
  });
  if (c.req.header("If-None-Match") === etag) return new Response(null, { status: 304, headers });
  const range = readRange(c.req.raw.headers, size, etag);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === "whole" ? { start: 0, end: size - 1 } : range;
  headers.set("Content-Length", String(end - start + 1));
  if (range !== "whole") headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  const status = statusOf(range);
  if (c.req.raw.method === "HEAD") return new Response(null, { status, headers });
  const stream = await c.var.ctx.files.open("private", `${digest}.bin`, start, end);
  if (!stream) throw new Error(`The file ${digest} of ${name} is gone`);
  const started = await startDownload(c.var.ctx, { link, isFromStart: start === 0 });
  if (!started.ok) {
    await stream.cancel();
    return refuse(c, started.failure);
  }
  return new Response(stream as BodyInit, { status, headers });
}

function statusOf(range: Exclude<ByteRange, "unsatisfiable">): 200 | 206 {
  return range === "whole" ? 200 : 206;
}
