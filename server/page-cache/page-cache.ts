import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { LRUCache } from "lru-cache";
import { CURRENCIES_TAG } from "#domain/platform/currency/find-currencies.ts";
import { LANGUAGES_TAG } from "#domain/platform/language/find-languages.ts";
import { SETTINGS_TAG } from "#domain/platform/setting/get-settings.ts";
import { encodingsFor, type Encoding } from "../http/compression.ts";
import type { RenderMetadata } from "./render-metadata.ts";
import { lifeOf, PageStore, type MadePage, type PageLife } from "./page-store.ts";
import { timeHeader } from "../http/time-header.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

const MAX_ALIAS_BYTES = 8 * 1_024 * 1_024;
/** Addresses are ASCII, which takes a byte for each character. */
const BYTES_BESIDE_ALIAS = 120;
/** Every page shows the shop's name, its languages and its currencies. */
export const TAGS_OF_ALL = [SETTINGS_TAG, LANGUAGES_TAG, CURRENCIES_TAG];
/** Browsers, and a CDN without its own headers, revalidate each time, and mostly get a 304. */
const CACHE_CONTROL = "public, max-age=0, must-revalidate";
/** A fifth less time than 6, for less than a hundredth more bytes. */
const GZIP_LEVEL = 5;
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const OWN_HEADERS = new Set(["content-length", "transfer-encoding", "vary", "cache-control", "connection"]);

/** A page as it is sent, the same to every visitor. `headers` apply to each encoding. */
export type CachedPage = PageLife & {
  headers: Readonly<Record<string, string>>;
  etag: string;
  gzip: EncodedResponse;
  /** Made at the second request, if a browser accepts it. */
  br: EncodedResponse | null;
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
  readonly #withBrotli = new WeakMap<CachedPage, Promise<CachedPage>>();

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
      bytesOf: ({ gzip, br }) => gzip.body.length + (br?.body.length ?? 0),
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

  /** A page that can be sent as is for this verbatim request, in one of the accepted encodings. */
  findFresh(alias: string, accepted: readonly Encoding[]): CachedPage | null {
    const key = this.#aliases.get(alias);
    const found = key === undefined ? null : this.store.find(key);
    if (!key || !found) return null;
    if (found.isStale && !this.store.isMaking(key)) return null;
    this.#addBrotliSoon(key, found.page, accepted);
    return found.page;
  }

  /** Responds with the cached page of this key, or renders it. */
  async answer(c: HonoContext, key: string, alias: string, make: Make): Promise<Response> {
    this.#aliases.set(alias, key);
    const found = this.store.find(key);
    if (found?.isStale && !this.store.isMaking(key))
      // The next request uses this result; a failure is logged.
      void this.#make(key, make).catch(() => undefined);
    const accepted = encodingsFor(c.req.header("Accept-Encoding"));
    if (found) this.#addBrotliSoon(key, found.page, accepted);
    const { page, answer } = found ? { page: found.page, answer: null } : await this.#make(key, make);
    if (!page) return answerOnce(answer!);
    const isBrotliNeeded = !page.br && accepted.includes("br") && !accepted.includes("gzip");
    return answerCached(c, isBrotliNeeded ? await this.#addBrotli(key, page) : page, accepted);
  }

  #make(key: string, make: Make): Promise<MadePage<CachedPage, WholeAnswer>> {
    return this.store.make(key, async () => {
      const notes: RenderMetadata = { tags: new Set(TAGS_OF_ALL), until: null };
      const begun = Date.now();
      const { status, headers, html } = await make(notes);
      const answer = { status, headers: [...headers], body: html };
      const isKept = status === 200 && !headers.has("Cache-Control") && !headers.has("Set-Cookie");
      return { answer, page: isKept ? await this.#compress(answer, notes, begun) : null };
    });
  }

  /** Until then the page is sent as gzip. */
  #addBrotliSoon(key: string, page: CachedPage, accepted: readonly Encoding[]): void {
    if (!page.br && accepted.includes("br")) void this.#addBrotli(key, page).catch(() => undefined);
  }

  #addBrotli(key: string, page: CachedPage): Promise<CachedPage> {
    const begun = this.#withBrotli.get(page);
    if (begun) return begun;
    const made = this.#compressBrotli(page).then((next) => {
      this.store.replace(key, page, next);
      return next;
    });
    this.#withBrotli.set(page, made);
    return made;
  }

  async #compressBrotli(page: CachedPage): Promise<CachedPage> {
    const body = await compressBrotli(await decompressGzip(page.gzip.body), BROTLI);
    return { ...page, br: encodeResponse({ ...this.#securityHeaders, ...page.headers }, "br", body) };
  }

  async #compress({ headers, body }: WholeAnswer, notes: RenderMetadata, begun: number): Promise<CachedPage> {
    const compressed = await compressGzip(body, { level: GZIP_LEVEL });
    const etag = `W/"${createHash("sha256").update(compressed).digest("base64url").slice(0, 22)}"`;
    const life = lifeOf(notes, begun);
    const { tags, staleAt, deadAt } = life;
    const kept: Record<string, string> = {
      ...Object.fromEntries(headers.filter(([name]) => !OWN_HEADERS.has(name.toLowerCase()))),
      "Cache-Control": CACHE_CONTROL,
      ...(this.#areTagsExposed ? headersForCdn(tags, staleAt - begun, deadAt - staleAt) : {}),
      etag,
    };
    const whole = { ...this.#securityHeaders, ...kept };
    return {
      headers: kept,
      etag,
      gzip: encodeResponse(whole, "gzip", compressed),
      br: null,
      ...life,
    };
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

function encodeResponse(headers: Record<string, string>, encoding: Encoding, compressed: Buffer): EncodedResponse {
  const body = ownBytes(compressed);
  const own = { Vary: "Accept-Encoding", "Content-Encoding": encoding, "Content-Length": String(body.length) };
  return { body, head: Object.entries({ ...headers, ...own }).flat() };
}

async function answerCached(c: HonoContext, page: CachedPage, accepted: readonly Encoding[]): Promise<Response> {
  const headers = new Headers({ ...page.headers, Vary: "Accept-Encoding", ...headersOfNow(page) });
  if (isSameEtag(c.req.header("If-None-Match"), page.etag)) return new Response(null, { status: 304, headers });
  const encoding = accepted.find((one) => page[one] !== null);
  const body = encoding ? page[encoding]!.body : await decompressGzip(page.gzip.body);
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
