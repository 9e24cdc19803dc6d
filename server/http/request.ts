import { REFERRAL_COOKIE } from "#domain/accounts/affiliate/affiliate.ts";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context as HonoContext } from "hono";
import { getCookie } from "hono/cookie";
import { challengeCookieOf } from "#api/answer.ts";
import { readCurrency } from "#shared/hint-cookie.ts";
import { isLoopback } from "../config.ts";
import type { CacheableRoutes } from "../page-cache/cacheable-routes.ts";
import { splitLanguage } from "./language-path.ts";
import type { Shop } from "../shop.ts";
import type { ServerEnvironment } from "../app.ts";
import type { ClientInfo } from "./visitor.ts";

export type HttpClientInfo = ClientInfo & { isTlsUsed: boolean; cookieName: string; origins: string[]; origin: string };

/**
 * Reads the client info from a request: address, session cookie, language of the path or of `Accept-Language`. A public
 * page is the same for every visitor, so its request has no session.
 */
export function readClientInfo(
  c: HonoContext<ServerEnvironment>,
  shop: Shop,
  cacheable: CacheableRoutes,
): HttpClientInfo {
  const { config } = shop;
  const origin = originOf(c, shop);
  const isTlsUsed = origin.startsWith("https:");
  const cookieName = isTlsUsed ? "__Host-souk" : "souk";
  return {
    sessionToken: isRead(c.req.method) && cacheable.isPublic(c.req.path) ? null : (getCookie(c, cookieName) ?? null),
    challengeToken: getCookie(c, challengeCookieOf(cookieName)) ?? null,
    referral: getCookie(c, REFERRAL_COOKIE) ?? null,
    languageCode: languageOf(c, config.appPath),
    currencyCode: currencyOfAddress(c, cacheable),
    rememberedCurrency: readCurrency(c.req.header("Cookie") ?? ""),
    address: addressOf(c, config.trustProxy),
    userAgent: c.req.header("User-Agent") ?? "",
    requestId: c.var.requestId,
    socketId: /^\d{1,20}\.\d{1,20}$/.exec(c.req.header("X-Socket-ID") ?? "")?.[0] ?? null,
    shopUrl: origin + config.appPath.slice(0, -1),
    isTlsUsed,
    cookieName,
    origin,
    origins: config.appUrl ? [config.appUrl, origin] : [origin],
  };
}

/** Of the path, or of a call's `Accept-Language`. */
export function languageOf(c: HonoContext<ServerEnvironment>, appPath: string): string | null {
  const { languageCode } = splitLanguage(c.req.path, appPath);
  return languageCode ?? languageOfHeader(c.req.header("Accept-Language"), c.req.header("X-Requested-With"));
}

/** HEAD is handled like GET. */
export function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** The shop's own origin. Without APP_URL it is the loopback name used by the browser, never a foreign Host header. */
function originOf(c: HonoContext<ServerEnvironment>, shop: Shop): string {
  if (shop.config.appUrl) return shop.config.appUrl;
  const host = c.req.header("Host") ?? "";
  if (isLoopback(host.replace(/:\d+$/, "")) && /^[\w.:[\]-]+$/.test(host)) return `http://${host}`;
  return new URL(shop.publicUrl).origin;
}

/** A page's language is in its path; an API call sends it in `Accept-Language`, which is ignored for pages. */
function languageOfHeader(header: string | undefined, marker: string | undefined): string | null {
  return marker && header ? (/^[a-z]{2}(-[A-Z]{2})?/.exec(header)?.[0] ?? null) : null;
}

/** A link to a product may set the currency of its price. */
function currencyOfAddress(c: HonoContext<ServerEnvironment>, cacheable: CacheableRoutes): string | null {
  if (!c.req.query("currency") || !isRead(c.req.method)) return null;
  return cacheable.cacheAddress(new URL(c.req.url))?.searchParams.get("currency") ?? null;
}

function addressOf(c: HonoContext<ServerEnvironment>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  return forwarded || (getConnInfo(c).remote.address ?? "unknown");
}
