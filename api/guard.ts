import { createMiddleware } from "hono/factory";
import { isPageToken } from "#domain/session/page-token.ts";
import type { ApiEnvironment } from "./environment.ts";
import { refuse } from "./answer.ts";

const BODY_TYPES = ["application/json", "multipart/form-data", "application/x-www-form-urlencoded"];

/** A call that only reads: nothing is asked of the caller. What it answers may be this visitor's alone, so nobody on the way keeps it. */
export const reads = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  setNotKept(c.res.headers);
});

/** A call that changes something: XHR marker, the page's token, our own origin, a body that we read. */
export const acts = createMiddleware<ApiEnvironment>(async (c, next) => {
  const token = c.req.header("X-CSRF-TOKEN") ?? "";
  if (
    !isMarked(c.req.header("X-Requested-With")) ||
    !isOurOrigin(c.req.raw.headers, c.var.origins) ||
    !isPageToken(c.var.ctx, token)
  )
    return refuse(c, { code: "page_expired" });
  const type = c.req.header("Content-Type");
  if (type && !BODY_TYPES.some((known) => type.startsWith(known))) return refuse(c, { code: "wrong_type" });
  await next();
  setNotKept(c.res.headers);
});

/** Asks for the XHR marker alone: how a page whose token expired gets a new one. */
export const marked = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (!isMarked(c.req.header("X-Requested-With")) || !isOurOrigin(c.req.raw.headers, c.var.origins))
    return refuse(c, { code: "page_expired" });
  await next();
  setNotKept(c.res.headers);
});

/** A provider's message: its signature is checked by the use case in place of a token. */
export const signed = createMiddleware<ApiEnvironment>(async (_c, next) => next());

/** The key of a mail stands in place of a token: mail programs have no page that they could have it from. */
export const keyed = createMiddleware<ApiEnvironment>(async (_c, next) => next());

/** `c.header` would make the answer anew. */
function setNotKept(headers: Headers): void {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
}

function isMarked(header: string | undefined): boolean {
  return header?.toLowerCase() === "xmlhttprequest";
}

export function isOurOrigin(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  return (!origin || origins.includes(origin)) && (!site || site === "same-origin");
}
