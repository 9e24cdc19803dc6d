import { createMiddleware } from "hono/factory";
import { isPageToken } from "#domain/customers/session/page-token.ts";
import type { ApiEnvironment } from "./environment.ts";
import { refuse } from "./answer.ts";

/** A read-only call: no checks. Its response may be personal to this visitor, so no proxy may cache it. */
export const readOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  setNoStore(c.res.headers);
});

/** A call that changes something: checks the XHR marker, the page's token and the origin. */
export const csrfProtected = createMiddleware<ApiEnvironment>(async (c, next) => {
  const token = c.req.header("X-CSRF-TOKEN") ?? "";
  if (
    !isMarked(c.req.header("X-Requested-With")) ||
    !isOurOrigin(c.req.raw.headers, c.var.origins) ||
    !isPageToken(c.var.ctx, token)
  )
    return refuse(c, { code: "page_expired" });
  await next();
  setNoStore(c.res.headers);
});

/** Requires a body of one of these types; a call without a body has no type. */
export function takes(types: readonly string[]) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const type = c.req.header("Content-Type")?.replace(/;.*/s, "").trim().toLowerCase();
    if (!type || types.includes(type)) return next();
    return refuse(c, { code: types.includes("application/json") ? "wrong_type" : "form_needed" });
  });
}

/** Requires only the XHR marker: how a page whose token expired gets a new one. */
export const marked = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (!isMarked(c.req.header("X-Requested-With")) || !isOurOrigin(c.req.raw.headers, c.var.origins))
    return refuse(c, { code: "page_expired" });
  await next();
  setNoStore(c.res.headers);
});

/** A provider's webhook: the use case checks its signature instead of a token. */
export const signed = createMiddleware<ApiEnvironment>(async (_c, next) => next());

/** The key of a mail replaces the token: mail programs have no page to get one from. */
export const keyed = createMiddleware<ApiEnvironment>(async (_c, next) => next());

/** `c.header` would create a new response. */
function setNoStore(headers: Headers): void {
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
