import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress, constants, createBrotliCompress, createGzip, gunzip } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { LRUCache } from "lru-cache";
import { CURRENCIES_TAG } from "#domain/platform/currency/find-currencies.ts";
import { LANGUAGES_TAG } from "#domain/platform/language/find-languages.ts";
import { SETTINGS_TAG } from "#domain/platform/setting/get-settings.ts";
import { encodingsFor, type Encoding } from "../http/compression.ts";
import type { RenderMetadata } from "./render-metadata.ts";
import { lifeOf, PageStore, type MadePage, type PageLife } from "./page-store.ts";
import { timeHeader } from "../http/time-header.ts";

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

const MAX_ALIAS_BYTES = 8 * 1_024 * 1_024;
/** Addresses are ASCII, which takes a byte for each character. */
const BYTES_BESIDE_ALIAS = 120;
/** Every page shows the shop's name, its languages and its currencies. */
export const TAGS_OF_ALL = [SETTINGS_TAG, LANGUAGES_TAG, CURRENCIES_TAG];
/** Browsers, and a CDN without its own headers, revalidate each time, and mostly get a 304. */
const CACHE_CONTROL = "public, max-age=0, must-revalidate";
/** A fifth less time than 6, for less than a hundredth more bytes. */
const GZIP_LEVEL = 5;
/** As many bytes as gzip in half the time; 5 takes more than twice as long for a tenth fewer bytes. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    // As long as a page. By default 8 MB are reserved for each, which makes V8 collect more often.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
const OWN_HEADERS = new Set(["content-length", "transfer-encoding", "vary", "cache-control", "connection"]);

/** A page as it is sent, the same to every visitor. `headers` apply to each encoding. */
export type CachedPage = PageLife & {
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** At first in the encoding of the visitor for whom it was rendered. */
  encoded: Readonly<Partial<Record<Encoding, EncodedResponse>>>;
};

/** The compressed body and all headers of a response, as alternating names and values. */
export type EncodedResponse = { body: Buffer; head: readonly string[] };

/** A rendered page: a Response would copy its bytes twice more. */
export type RenderedPage = { status: number; headers: Headers; html: Buffer };
type WholeAnswer = { status: number; headers: [string, string][]; body: Buffer };
type Make = (notes: RenderMetadata) => Promise<RenderedPage>;

/** Caches the pages that are the same for every visitor, whole and compressed (`README.md`). */
export class PageCache {
  readonly store: PageStore<CachedPage>;
  /** Exposes the tags of a page to a CDN, which can then purge by them. */
  readonly #areTagsExposed: boolean;
  readonly #securityHeaders: Readonly<Record<string, string>>;
  /** The verbatim request → the cache key of its page. */
  readonly #aliases: LRUCache<string, string>;

  constructor(options: {
    maxBytes: number;
    areTagsExposed: boolean;
    securityHeaders?: Readonly<Record<string, string>>;
    maxAliasBytes?: number;
  }) {
    const aliasBytes = options.maxAliasBytes ?? Math.min(MAX_ALIAS_BYTES, Math.ceil(options.maxBytes / 16));
    this.#aliases = new LRUCache({
      maxSize: aliasBytes,
      sizeCalculation: (key, alias) => key.length + alias.length + BYTES_BESIDE_ALIAS,
    });
    this.store = new PageStore({
      maxBytes: options.maxBytes - (options.maxAliasBytes === undefined ? aliasBytes : 0),
      bytesOf: ({ encoded: { br, gzip } }) => (br?.body.length ?? 0) + (gzip?.body.length ?? 0),
    });
    this.#areTagsExposed = options.areTagsExposed;
    this.#securityHeaders = options.securityHeaders ?? {};
  }

  get aliasBytes(): number {
    return this.#aliases.calculatedSize;
  }

  /** Forgets the pages with any of these tags. What a request stands for depends on languages and currencies. */
  forget(tags: readonly string[]): void {
    if (tags.some((tag) => TAGS_OF_ALL.includes(tag))) this.#aliases.clear();
    this.store.forget(tags);
  }

  forgetAll(): void {
    this.#aliases.clear();
    this.store.forgetAll();
  }

  /** A page that can be sent as is for this verbatim request. */
  findFresh(alias: string): CachedPage | null {
    const key = this.#aliases.get(alias);
    const found = key === undefined ? null : this.store.find(key);
    if (!key || !found) return null;
    return found.isStale && !this.store.isMaking(key) ? null : found.page;
  }

  /** Responds with the cached page of this key, or renders it. */
  async answer(c: HonoContext, key: string, alias: string, make: Make): Promise<Response> {
    this.#aliases.set(alias, key);
    const found = this.store.find(key);
    const accepted = encodingsFor(c.req.header("Accept-Encoding"));
    const first = accepted[0] ?? "gzip";
    if (found?.isStale && !this.store.isMaking(key))
      // The next request uses this result; a failure is logged.
      void this.#make(key, make, first).catch(() => undefined);
    const { page, answer } = found ? { page: found.page, answer: null } : await this.#make(key, make, first);
    if (!page) return answerOnce(answer!);
    const isEncoded = accepted.length === 0 || accepted.some((one) => page.encoded[one]);
    return answerCached(c, isEncoded ? page : await this.#addEncoding(key, page, first), accepted);
  }

  #make(key: string, make: Make, encoding: Encoding): Promise<MadePage<CachedPage, WholeAnswer | null>> {
    return this.store.make(key, async () => {
      const notes: RenderMetadata = { tags: new Set(TAGS_OF_ALL), until: null };
      const begun = Date.now();
      const { status, headers, html } = await make(notes);
      const answer = { status, headers: [...headers], body: html };
      const isKept = status === 200 && !headers.has("Cache-Control") && !headers.has("Set-Cookie");
      return isKept ? { answer: null, page: await this.#keep(answer, encoding, notes, begun) } : { answer, page: null };
    });
  }

  async #addEncoding(key: string, page: CachedPage, encoding: Encoding): Promise<CachedPage> {
    const body = await compress(await decompressed(page), encoding);
    const encoded = encodeResponse({ ...this.#securityHeaders, ...page.headers }, encoding, body);
    const next = { ...page, encoded: { ...page.encoded, [encoding]: encoded } };
    this.store.replace(key, page, next);
    return next;
  }

  async #keep(
    { headers, body }: WholeAnswer,
    encoding: Encoding,
    notes: RenderMetadata,
    begun: number,
  ): Promise<CachedPage> {
    const compressed = await compress(body, encoding);
    const etag = `W/"${createHash("sha256").update(compressed).digest("base64url").slice(0, 22)}"`;
    const life = lifeOf(notes, begun);
    const { tags, staleAt, deadAt } = life;
    const kept: Record<string, string> = {
      ...Object.fromEntries(headers.filter(([name]) => !OWN_HEADERS.has(name.toLowerCase()))),
      "Cache-Control": CACHE_CONTROL,
      ...(this.#areTagsExposed ? headersForCdn(tags, staleAt - begun, deadAt - staleAt) : {}),
      etag,
    };
    const encoded = encodeResponse({ ...this.#securityHeaders, ...kept }, encoding, compressed);
    return { headers: kept, etag, encoded: { [encoding]: encoded }, ...life };
  }
}

/** A CDN that purges by these tags may cache a page as long as we do; `Age` says how much of that has passed. */
function headersForCdn(tags: readonly string[], fresh: number, stale: number): Record<string, string> {
  const [seconds, more] = [fresh, stale].map((milliseconds) => Math.max(0, Math.floor(milliseconds / 1_000)));
  return {
    "Surrogate-Key": tags.join(" "),
    "CDN-Cache-Control": `public, max-age=${seconds}, stale-while-revalidate=${more}`,
  };
}

/** Headers of a cached page that depend on the moment of sending. */
export function headersOfNow(page: CachedPage): Record<"Age" | "Server-Timing", string> {
  return { Age: String(Math.max(0, Math.ceil((Date.now() - page.begun) / 1_000))), "Server-Timing": timeHeader() };
}

/** Unlike zlib's functions for whole buffers, whose closures keep the page until V8 collects the old generation. */
async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const stream = encoding === "br" ? createBrotliCompress(BROTLI) : createGzip({ level: GZIP_LEVEL });
  const pieces: Buffer[] = [];
  for await (const piece of stream.end(body)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function decompressed({ encoded: { br, gzip } }: CachedPage): Promise<Buffer> {
  return br ? decompress.br(br.body) : decompress.gzip(gzip!.body);
}

function encodeResponse(headers: Record<string, string>, encoding: Encoding, compressed: Buffer): EncodedResponse {
  const body = ownBytes(compressed);
  const own = { Vary: "Accept-Encoding", "Content-Encoding": encoding, "Content-Length": String(body.length) };
  return { body, head: Object.entries({ ...headers, ...own }).flat() };
}

async function answerCached(c: HonoContext, page: CachedPage, accepted: readonly Encoding[]): Promise<Response> {
  const headers = new Headers({ ...page.headers, Vary: "Accept-Encoding", ...headersOfNow(page) });
  if (isSameEtag(c.req.header("If-None-Match"), page.etag)) return new Response(null, { status: 304, headers });
  const encoding = accepted.find((one) => page.encoded[one]);
  const body = encoding ? page.encoded[encoding]!.body : await decompressed(page);
  if (encoding) headers.set("Content-Encoding", encoding);
  return new Response(new Uint8Array(body), { headers });
}

/** A response that many waited for but that is not cacheable: a redirect, a missing page, a failure. */
function answerOnce({ status, headers, body }: WholeAnswer): Response {
  const answer = new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers });
  answer.headers.append("Vary", "Cookie");
  if (!answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", "private, no-cache");
  return answer;
}

/** Short buffers and zlib's output are slices of a larger chunk, which caching a slice would keep in memory. */
function ownBytes(bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer);
}

export function isSameEtag(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(",").some((each) => opaqueTag(each) === opaqueTag(etag));
}

/** A proxy that recompresses a response may have made its ETag weak, or strong. */
function opaqueTag(etag: string): string {
  return etag.trim().replace(/^W\//, "");
}
