import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { findSession } from "#domain/customers/session/find-session.ts";
import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import { FAILURES } from "#shared/failures.ts";
import type { ServerEnvironment } from "../app.ts";
import type { Shop } from "../shop.ts";
import { faultScreen } from "./fault-page.ts";
import { splitLanguage } from "./language-path.ts";

const RETRY_AFTER_SECONDS = "600";

/** Open during maintenance: staff sign-in, webhooks of providers, unsubscribing and the choice of language. */
const OPEN =
  /^\/(?:admin|login|logout|reset|reset-password|two-step|payment\/(?:webhook|return)|broadcasting|unsubscribe|change\/locale)(?:$|[/.?])/;

/** The desk of a shop, and what its frame reads. */
const DESK = /^\/seller(?:$|[/.?])/;
const READ_BY_DESK = /^\/(?:seller|visitor|token|user-notification\/all)(?:$|[/.?])/;

/** While the shop is closed, everyone but staff gets a 503 that says why. Sellers can look at their desk. */
export function createMaintenance(shop: Shop): MiddlewareHandler<ServerEnvironment> {
  return async (c, next) => {
    const { ctx, cookieName } = c.var;
    if (!ctx.settings.isInMaintenance) return next();
    const { path } = splitLanguage(new URL(c.req.url).pathname, shop.config.appPath);
    if (OPEN.test(path)) return next();
    // The context of a public page knows no session.
    const token = getCookie(c, cookieName);
    const session = token ? await findSession(ctx, shop.hashToken(token), ctx.visitor.address) : null;
    if (session && session.permissions.length > 0) return next();
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    // A guest who opens the desk is asked to sign in.
    const isGuest = ctx.visitor.customerId === null;
    if (isRead && (isGuest ? DESK : READ_BY_DESK).test(path) && (isGuest || (await getOwnShop(ctx)))) return next();
    c.header("Retry-After", RETRY_AFTER_SECONDS);
    c.header("Cache-Control", "no-store");
    const { status, keyword } = FAILURES[DESK.test(path) ? "desk_read_only" : "closed_for_maintenance"];
    const sentence = (DESK.test(path) ? "" : ctx.settings.maintenanceMessage) || ctx.t(keyword);
    const isForScreen = c.req.method === "GET" && c.req.header("Accept")?.includes("text/html");
    return isForScreen
      ? faultScreen(c, { status, sentence, languageCode: ctx.visitor.language.code })
      : c.json({ error: sentence, request_id: c.var.requestId }, status);
  };
}
