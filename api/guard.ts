import { createMiddleware } from "hono/factory";
import { isPageToken } from "#domain/customers/session/page-token.ts";
import type { ApiEnvironment } from "./environment.ts";
import { refuse } from "./answer.ts";

/** A call that only reads: nothing is asked of the caller. What it answers may be this visitor's alone, so nobody on the way keeps it. */
export const readOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  setNotKept(c.res.headers);
});

/** A call that changes something: XHR marker, the page's token, our own origin. */
export const csrfProtected = createMiddleware<ApiEnvironment>(async (c, next) => {
  const token = c.req.header("X-CSRF-TOKEN") ?? "";
  if (
    !isMarked(c.req.header("X-Requested-With")) ||
    !isOurOrigin(c.req.raw.headers, c.var.origins) ||
    !isPageToken(c.var.ctx, token)
  )
    return refuse(c, { code: "page_expired" });
  await next();
  setNotKept(c.res.headers);
});

/** A body of one of these types; a call that is made without a body says no type. */
export function takes(types: readonly string[]) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const type = c.req.header("Content-Type")?.replace(/;.*/s, "").trim().toLowerCase();
    if (!type || types.includes(type)) return next();
    return refuse(c, { code: types.includes("application/json") ? "wrong_type" : "form_needed" });
  });
}

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
