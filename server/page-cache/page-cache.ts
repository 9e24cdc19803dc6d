import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { LRUCache } from "lru-cache";
import { CURRENCIES_TAG } from "#domain/platform/currency/find-currencies.ts";
import { LANGUAGES_TAG } from "#domain/platform/language/find-languages.ts";
import { SETTINGS_TAG } from "#domain/platform/setting/get-settings.ts";
import { encodingFor } from "../http/compression.ts";
import type { RenderMetadata } from "./render-metadata.ts";
import { lifeOf, PageStore, type MadePage, type PageLife } from "./page-store.ts";
import { timeHeader } from "../http/time-header.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const unpackGzip = promisify(gunzip);

const MAX_ALIAS_BYTES = 8 * 1_024 * 1_024;
const BYTES_BESIDE_ALIAS = 200;
/** Every page shows the shop's name, its languages and its currencies. */
export const TAGS_OF_ALL = [SETTINGS_TAG, LANGUAGES_TAG, CURRENCIES_TAG];
/** Browsers, and a CDN without its own headers, revalidate each time, and mostly get a 304. */
const CACHE_CONTROL = "public, max-age=0, must-revalidate";
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const OWN_HEADERS = new Set(["content-length", "transfer-encoding", "vary", "cache-control", "connection"]);

/** A page as it is sent, the same to every visitor. `headers` apply to each encoding. */
export type CachedPage = PageLife & {
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: { br: Buffer; gzip: Buffer };
  /** All headers of a response with either body, as alternating names and values. */
  heads: { br: readonly string[]; gzip: readonly string[] };
};

type WholeAnswer = { status: number; headers: [string, string][]; body: Buffer };
type Make = (notes: RenderMetadata) => Promise<Response>;

/** Caches the pages that are the same for every visitor, whole and compressed. */
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
    this.#aliases = new LRUCache({
      maxSize: options.maxAliasBytes ?? MAX_ALIAS_BYTES,
      sizeCalculation: (key, words) => 2 * (key.length + words.length) + BYTES_BESIDE_ALIAS,
    });
    this.store = new PageStore({
      maxBytes: options.maxBytes,
      bytesOf: ({ bodies }) => bodies.br.length + bodies.gzip.length,
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
  findFresh(words: string): CachedPage | null {
    const key = this.#aliases.get(words);
    const found = key === undefined ? null : this.store.find(key);
    if (!key || !found) return null;
    return found.isStale && !this.store.isMaking(key) ? null : found.page;
  }

  /** Responds with the cached page of this key, or renders it. */
  async answer(c: HonoContext, key: string, words: string, make: Make): Promise<Response> {
    this.#aliases.set(words, key);
    const found = this.store.find(key);
    if (found?.isStale && !this.store.isMaking(key))
      // The next request uses this result; a failure is logged.
      void this.#make(key, make).catch(() => undefined);
    if (found) return answerKept(c, found.page);
    const { page, answer } = await this.#make(key, make);
    return page ? answerKept(c, page) : answerOnce(answer);
  }

  #make(key: string, make: Make): Promise<MadePage<CachedPage, WholeAnswer>> {
    return this.store.make(key, async () => {
      const notes: RenderMetadata = { tags: new Set(TAGS_OF_ALL), until: null };
      const begun = Date.now();
      const response = await make(notes);
      const answer = {
        status: response.status,
        headers: [...response.headers],
        body: Buffer.from(await response.arrayBuffer()),
      };
      const isKept =
        answer.status === 200 && !response.headers.has("Cache-Control") && !response.headers.has("Set-Cookie");
      return { answer, page: isKept ? await this.#pack(answer, notes, begun) : null };
    });
  }

  async #pack({ headers, body }: WholeAnswer, notes: RenderMetadata, begun: number): Promise<CachedPage> {
    const [br, packed] = await Promise.all([compressBrotli(body, BROTLI), compressGzip(body, { level: 9 })]);
    const bodies = { br: ownBytes(br), gzip: ownBytes(packed) };
    const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
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
      bodies,
      heads: { br: headOf(whole, "br", bodies.br), gzip: headOf(whole, "gzip", bodies.gzip) },
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

function headOf(headers: Record<string, string>, encoding: "br" | "gzip", body: Buffer): string[] {
  const own = { Vary: "Accept-Encoding", "Content-Encoding": encoding, "Content-Length": String(body.length) };
  return Object.entries({ ...headers, ...own }).flat();
}

async function answerKept(c: HonoContext, page: CachedPage): Promise<Response> {
  const headers = new Headers({ ...page.headers, Vary: "Accept-Encoding", ...headersOfNow(page) });
  if (isSameEtag(c.req.header("If-None-Match"), page.etag)) return new Response(null, { status: 304, headers });
  const encoding = encodingFor(c.req.header("Accept-Encoding"));
  if (!encoding) return new Response(new Uint8Array(await unpackGzip(page.bodies.gzip)), { headers });
  headers.set("Content-Encoding", encoding);
  return new Response(new Uint8Array(page.bodies[encoding]), { headers });
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

export function isSameEtag(given: string | undefined, etag: string): boolean {
  return given !== undefined && given.split(",").some((each) => opaqueTag(each) === opaqueTag(etag));
}

/** A proxy that recompresses a response may have made its ETag weak, or strong. */
function opaqueTag(etag: string): string {
  return etag.trim().replace(/^W\//, "");
}
