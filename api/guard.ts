import { createMiddleware } from "hono/factory";
import { isPageToken } from "#domain/customers/session/page-token.ts";
import type { ApiEnvironment } from "./environment.ts";
import { refuse } from "./answer.ts";

/** A read-only call: no checks. Its response may be personal to this visitor, so no proxy may cache it. */
export const readOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  setNoStore(c.res.headers);
});

/** A call that changes something: checks the X-Requested-With header, the origin and the page's token. */
export const csrfProtected = createMiddleware<ApiEnvironment>(async (c, next) => {
  const token = c.req.header("X-CSRF-TOKEN") ?? "";
  if (
    !isXhr(c.req.header("X-Requested-With")) ||
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

/** Requires an XHR from our own origin, but no token: a page whose token has expired gets a new one this way. */
export const sameOriginXhr = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (!isXhr(c.req.header("X-Requested-With")) || !isOurOrigin(c.req.raw.headers, c.var.origins))
    return refuse(c, { code: "page_expired" });
  await next();
  setNoStore(c.res.headers);
});

/** A provider's webhook: the use case verifies its signature instead of a token. */
export const signatureProtected = createMiddleware<ApiEnvironment>(async (_c, next) => next());

/** The key in a mail's link replaces the token: a mail program has no page to get one from. */
export const mailKeyProtected = createMiddleware<ApiEnvironment>(async (_c, next) => next());

/** `c.header` would create a new response. */
function setNoStore(headers: Headers): void {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
}

function isXhr(header: string | undefined): boolean {
  return header?.toLowerCase() === "xmlhttprequest";
}

export function isOurOrigin(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  return (!origin || origins.includes(origin)) && (!site || site === "same-origin");
}
