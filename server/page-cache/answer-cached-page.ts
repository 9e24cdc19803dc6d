import type { IncomingMessage, ServerResponse } from "node:http";
import { readCurrency, readHint } from "#shared/hint-cookie.ts";
import { encodingsFor } from "../http/compression.ts";
import { countCachedPage } from "../http/metrics.ts";
import { headersOfNow, isSameEtag, type EncodedResponse, type CachedPage, type PageCache } from "./page-cache.ts";

/** Of the shop, or a path outside its pages. */
const HOME = /^[^?]*\/(?:\?|$)/;

/** The request for a page as it came: equal requests get the same page. */
export function requestAlias(host: string | undefined, address: string, cookies: string | undefined): string {
  return `${host ?? ""} ${readCurrency(cookies ?? "") ?? ""} ${address}`;
}

/** Sends a cached page before any other handling of the request; returns whether it did. */
export function answerCachedPage(pages: PageCache, request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, method, url = "" } = request;
  if ((method !== "GET" && method !== "HEAD") || headers["x-requested-with"] !== undefined) return false;
  if (headers.cookie !== undefined && HOME.test(url) && readHint(headers.cookie).language) return false;
  const accepted = encodingsFor(String(headers["accept-encoding"] ?? ""));
  const page = pages.findFresh(requestAlias(headers.host, url, headers.cookie));
  const encoding = page && accepted.find((one) => page.encoded[one]);
  const encoded = encoding && page.encoded[encoding];
  if (!encoded) return false;
  send(page, encoded, request, response);
  return true;
}

function send(page: CachedPage, encoded: EncodedResponse, request: IncomingMessage, response: ServerResponse): void {
  const now = headersOfNow(page);
  if (isSameEtag(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, { ...page.headers, Vary: "Accept-Encoding", ...now }).end();
    countCachedPage(304);
    return;
  }
  response.writeHead(200, [...encoded.head, "Age", now.Age, "Server-Timing", now["Server-Timing"]]);
  response.end(request.method === "HEAD" ? undefined : encoded.body);
  countCachedPage(200);
}
