import type { IncomingMessage, ServerResponse } from "node:http";
import { BROWSE_ONLY_COOKIE } from "#api/answer.ts";
import { chosenLanguage } from "#shared/language-choice.ts";
import { encodingFor } from "../http/compression.ts";
import { countCachedPage } from "../http/metrics.ts";
import { headersOfNow, isSameEtag, type CachedPage, type PageCache } from "./page-cache.ts";

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?souk=/;
const LOOKS = new RegExp(`(?:^|;\\s*)${BROWSE_ONLY_COOKIE}=1(?:;|$)`);

/** Of the shop, or a path outside its pages. */
const HOME = /^[^?]*\/(?:\?|$)/;

/** The verbatim request for a page: identical requests get the same page. */
export function askedWords(host: string | undefined, address: string): string {
  return `${host ?? ""} ${address}`;
}

/** Sends a cached page before any other handling of the request; returns whether it did. */
export function answerCachedPage(pages: PageCache, request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, method, url = "" } = request;
  if ((method !== "GET" && method !== "HEAD") || headers["x-requested-with"] !== undefined) return false;
  if (headers.cookie !== undefined && SESSION_COOKIE.test(headers.cookie) && !LOOKS.test(headers.cookie)) return false;
  if (headers.cookie !== undefined && HOME.test(url) && chosenLanguage(headers.cookie)) return false;
  const page = pages.findFresh(askedWords(headers.host, url));
  if (!page) return false;
  const encoding = encodingFor(String(headers["accept-encoding"] ?? ""));
  if (!encoding) return false;
  send(page, encoding, request, response);
  return true;
}

function send(page: CachedPage, encoding: "br" | "gzip", request: IncomingMessage, response: ServerResponse): void {
  const now = headersOfNow(page);
  if (isSameEtag(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, { ...page.headers, Vary: "Cookie, Accept-Encoding", ...now }).end();
    countCachedPage(304);
    return;
  }
  response.writeHead(200, [...page.heads[encoding], "Age", now.Age, "Server-Timing", now["Server-Timing"]]);
  response.end(request.method === "HEAD" ? undefined : page.bodies[encoding]);
  countCachedPage(200);
}
