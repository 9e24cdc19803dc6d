import { randomBytes } from "node:crypto";
import type { Context as HonoContext } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { isDatabaseUnavailable } from "#db/unavailable.ts";
import { pageFrame, requestContext } from "#app/loaders/context.ts";
import type { Context } from "#domain/context.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { FAILURES } from "#shared/failures.ts";
import type { ServerEnvironment } from "../app.ts";
import { requestAlias } from "../page-cache/answer-cached-page.ts";
import { logFailure, RETRY_AFTER_SECONDS } from "./answer-failure.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { CacheableRoutes } from "../page-cache/cacheable-routes.ts";
import type { RenderMetadata } from "../page-cache/render-metadata.ts";
import { homeInLanguage } from "./home-in-language.ts";
import { setupAddress } from "./setup-address.ts";
import { splitLanguage } from "./language-path.ts";
import { pageMarks } from "./page-marks.ts";
import { movedBuild } from "./moved-build.ts";
import { isRead } from "./request.ts";
import { sectionBuild, sectionsOf } from "./section-build.ts";
import { createGuestContext } from "./visitor.ts";
import { pagePolicy, scriptOriginsOf, withoutNonce } from "./security-headers.ts";
import type { Shop } from "../shop.ts";

type PageHandler = (c: HonoContext<ServerEnvironment>) => Promise<Response>;
type RequestHandler = (request: Request, provider: RouterContextProvider) => Promise<Response>;

/** Serves every page: one handler of the same routes for each language, under its own internal base path. */
export async function createPages(shop: Shop): Promise<{ answer: PageHandler; cacheable: CacheableRoutes }> {
  const { appPath } = shop.config;
  const build = movedBuild((await import("virtual:react-router/server-build")) as ServerBuild, appPath);
  const cacheable = new CacheableRoutes(build.routes, appPath);
  const routes = Object.values(build.routes).flatMap((route) =>
    route?.path && route.path !== "*" ? [route.path] : [],
  );
  const sections = sectionsOf(build);
  const handlers = new Map<string, RequestHandler>();

  function handlerFor(basename: string, path: string): RequestHandler {
    const section = path.split("/")[1]?.replace(/\.data$/, "") ?? "";
    const key = `${basename} ${sections.has(section) ? section : "*"}`;
    const known = handlers.get(key);
    if (known) return known;
    const routesBuild = sections.has(section) ? sectionBuild(build, section) : build;
    const made = createRequestHandler({ ...routesBuild, basename }, import.meta.env.MODE);
    handlers.set(key, made);
    return made;
  }

  const answer: PageHandler = async (c) => {
    const ctx = c.var.ctx;
    const url = new URL(c.req.url);
    const { languageCode, path } = splitLanguage(url.pathname, appPath);
    const address = canonicalAddress(url.pathname, { appPath, routes, defaultLanguage: ctx.settings.defaultLanguage });
    if (address !== url.pathname) return c.redirect(address + url.search, 301);
    if (!ctx.settings.isSetUp) {
      const setup = await setupAddress(c, { languageCode, path, appPath });
      if (setup) return c.redirect(setup, 302);
    }
    const home = await homeInLanguage(c, appPath);
    if (home) return forOneVisitor(c.redirect(home, 302));
    const isKnown = languageCode === null || (await findLanguages(ctx)).some(({ code }) => code === languageCode);
    const basename = isKnown && languageCode !== null ? appPath + languageCode : appPath;
    const handle = handlerFor(basename, isKnown ? path : url.pathname);
    const isPublic = isRead(c.req.method) && cacheable.isPublic(url.pathname);
    const frameOrigins: string[] = [];
    const render = async (ctx: Context, request: Request, nonce: string, takeHtml?: (html: Buffer) => void) => {
      let isUnavailable = false;
      const provider = new RouterContextProvider();
      provider.set(requestContext, ctx);
      provider.set(pageFrame, {
        nonce,
        baseUrl: `${ctx.shopUrl}/`,
        appPath,
        path: path + new URL(request.url).search,
        isPublic,
        isDemo: shop.config.isDemo,
        marks: pageMarks(shop, ctx.shopUrl),
        frameOrigins,
        ...(takeHtml && { takeHtml }),
        onError: (error) => {
          isUnavailable ||= isDatabaseUnavailable(error);
          logFailure(ctx.log, error, path);
        },
      });
      const page = await handle(request, provider);
      return isUnavailable && page.status >= 500 ? withRetryAfter(page) : page;
    };
    const cached = import.meta.env.PROD && isPublic ? cacheable.cacheAddress(url) : null;
    if (cached) {
      const { code: currencyCode } = ctx.visitor.currency;
      const alias = requestAlias(c.req.header("Host"), url.pathname + url.search, c.req.header("Cookie"));
      const key = `${ctx.shopUrl}${cached.pathname}${cached.search} ${currencyCode}`;
      return shop.pages.answer(c, key, alias, async (notes: RenderMetadata) => {
        const guest = await createGuestContext(shop, ctx, { languageCode, currencyCode }, notes);
        const nonce = newNonce();
        let bytes: Buffer | null = null;
        const request = new Request(cached, { headers: { Accept: "text/html" } });
        const page = await render(guest, request, nonce, (html) => (bytes = html));
        const rendered = bytes ?? Buffer.from(await page.arrayBuffer());
        // The closure lives as long as React's request: until V8 collects the old generation.
        bytes = null;
        const { html, policy } = withoutNonce(
          rendered,
          nonce,
          frameOrigins,
          scriptOriginsOf(guest.settings.statisticsScript),
        );
        const headers = new Headers(page.headers);
        headers.set("Content-Security-Policy", policy);
        return { status: page.status, headers, html };
      });
    }
    const nonce = newNonce();
    const page = await render(ctx, c.req.raw, nonce);
    // Public pages are then shown in the same currency.
    if (!isPublic) c.set("currencyHint", ctx.visitor.currency.code);
    // Its own headers are changed: a new Response would turn its bytes into a stream.
    page.headers.set(
      "Content-Security-Policy",
      pagePolicy(nonce, frameOrigins, scriptOriginsOf(ctx.settings.statisticsScript)),
    );
    if (page.status >= 500 && !page.body) return c.text(ctx.t(FAILURES.internal.keyword), 500);
    return forOneVisitor(page);
  };
  return { answer, cacheable };
}

function newNonce(): string {
  return randomBytes(16).toString("hex");
}

function withRetryAfter(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set("Retry-After", RETRY_AFTER_SECONDS);
  return new Response(page.body, { status: FAILURES.unavailable.status, headers });
}

function forOneVisitor(page: Response): Response {
  if (!page.headers.has("Cache-Control")) page.headers.set("Cache-Control", "private, no-store");
  page.headers.append("Vary", "Cookie");
  return page;
}
