import { Readable } from "node:stream";
import { createGzip, gunzipSync } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { LRUCache } from "lru-cache";
import type { ServerEnvironment } from "../app.ts";
import { encodingFor } from "../http/compression.ts";

const MAX_BYTES = 32 * 1_024 * 1_024;
const MAX_BYTES_OF_ONE = 4 * 1_024 * 1_024;
const CACHED_MILLISECONDS = 3_600_000;
const HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
  Vary: "Accept-Encoding",
  "X-Robots-Tag": "noindex",
};

/** Large XML documents: streamed while being written, and cached compressed for an hour if not too large. */
export function createCachedDocuments() {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (body) => body.length,
    ttl: CACHED_MILLISECONDS,
  });

  /** Null if there is nothing to write. */
  async function answer(
    c: HonoContext<ServerEnvironment>,
    key: string,
    write: () => AsyncGenerator<string, void, undefined>,
  ): Promise<Response | null> {
    const isPacked = encodingFor(c.req.header("Accept-Encoding")) !== null;
    const found = kept.get(key);
    if (found) return send(isPacked ? found : gunzipSync(found), isPacked);
    const chunks = write();
    const first = await chunks.next();
    if (first.done) return null;
    const text = Readable.from(startingWith(first.value, chunks));
    if (!isPacked) return send(Readable.toWeb(text) as ReadableStream, false);
    const packed = text.compose(createGzip({ level: 6 })) as Readable;
    return send(Readable.toWeb(keeping(packed, key)) as ReadableStream, true);
  }

  function keeping(packed: Readable, key: string): Readable {
    const parts: Buffer[] = [];
    let bytes = 0;
    packed.on("data", (part: Buffer) => {
      bytes += part.length;
      if (bytes <= MAX_BYTES_OF_ONE) parts.push(part);
    });
    packed.on("end", () => {
      if (bytes <= MAX_BYTES_OF_ONE) kept.set(key, Buffer.concat(parts));
    });
    return packed.pause();
  }

  return { answer };
}

async function* startingWith(first: string, rest: AsyncGenerator<string, void, undefined>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

function send(body: BodyInit, isPacked: boolean): Response {
  return new Response(body, { headers: { ...HEADERS, ...(isPacked ? { "Content-Encoding": "gzip" } : {}) } });
}
