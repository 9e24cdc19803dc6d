import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { createMiddleware } from "hono/factory";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const TEXT = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/;
const MIN_BYTES = 1_024;
/** Up to this size, handing over to another thread costs more than it saves. */
const MAX_BATCH_BYTES = 200_000;
const MAX_CHUNK_BYTES = 65_536;
const GZIP = { level: 1 };
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** Compresses pages and JSON at a cheap level, long ones off the event loop; files are precompressed. */
export const compression = createMiddleware(async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (!TEXT.test(headers.get("Content-Type") ?? "") || /no-transform/.test(headers.get("Cache-Control") ?? "")) return;
  if (!headers.get("Vary")?.includes("Accept-Encoding")) headers.append("Vary", "Accept-Encoding");
  const encoding = encodingFor(c.req.header("Accept-Encoding"));
  const isWhole = status !== 204 && status !== 206 && status !== 304;
  if (!encoding || !isWhole || c.req.method === "HEAD" || headers.has("Content-Encoding") || !c.res.body) return;
  const plain = Buffer.from(await c.res.arrayBuffer());
  const isWorthIt = plain.length >= MIN_BYTES;
  const sent = isWorthIt ? await compress(plain, encoding) : plain;
  const changed = new Headers(c.res.headers);
  changed.delete("Content-Length");
  if (isWorthIt) changed.set("Content-Encoding", encoding);
  c.res = undefined;
  c.res = new Response(new Uint8Array(sent), { status, headers: changed });
});

const MAX_KNOWN_HEADERS = 200;
const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];
const knownEncodings = new Map<string, readonly Encoding[]>();

/** The best encoding that the browser accepts; null for none. */
export function encodingFor(header?: string): Encoding | null {
  return encodingsFor(header)[0] ?? null;
}

/** All that the browser accepts, the best first. Cached, as browsers send few different headers. */
export function encodingsFor(header = ""): readonly Encoding[] {
  const known = knownEncodings.get(header);
  if (known) return known;
  const names = namesIn(header);
  const encodings = ENCODINGS.filter((encoding) => names.includes(encoding));
  if (knownEncodings.size < MAX_KNOWN_HEADERS) knownEncodings.set(header, encodings);
  return encodings;
}

function namesIn(header: string): string[] {
  const accepted = header.split(",").filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  return accepted.map((part) => part.split(";")[0]!.trim());
}

async function compress(plain: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  // All in one chunk, and a short answer does not take the memory of a long one.
  const chunkSize = Math.min(plain.length, MAX_CHUNK_BYTES);
  if (plain.length <= MAX_BATCH_BYTES)
    return encoding === "br"
      ? brotliCompressSync(plain, { ...BROTLI, chunkSize })
      : gzipSync(plain, { ...GZIP, chunkSize });
  return encoding === "br"
    ? compressBrotli(plain, { ...BROTLI, chunkSize })
    : compressGzip(plain, { ...GZIP, chunkSize });
}
