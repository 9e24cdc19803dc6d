import { randomBytes } from "node:crypto";
import type { Context as HonoContext } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { isDatabaseUnavailable } from "#db/unavailable.ts";
import { pageFrame, requestContext } from "#app/loaders/context.ts";
import { CachedParts } from "#app/fragment-cache/cached-parts.server.tsx";
import type { TemplateDraft } from "#app/fragment-cache/page-template.server.tsx";
import type { Context } from "#domain/context.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { FAILURES } from "#shared/failures.ts";
import type { ServerEnvironment } from "../app.ts";
import { askedWords } from "../page-cache/answer-cached-page.ts";
import { logFailure, RETRY_AFTER_SECONDS } from "./answer-failure.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { keptAddress } from "../page-cache/cached-pages.ts";
import { homeInLanguage } from "./home-in-language.ts";
import { splitLanguage } from "./language-path.ts";
import { movedBuild } from "./moved-build.ts";
import { PageTemplates } from "../page-cache/page-templates.ts";
import { isRead } from "./request.ts";
import { createGuestContext, createTemplateContext } from "./visitor.ts";
import { pagePolicy, withoutNonce } from "./security-headers.ts";
import type { Shop } from "../shop.ts";

type PageHandler = (c: HonoContext<ServerEnvironment>) => Promise<Response>;
type RequestHandler = (request: Request, provider: RouterContextProvider) => Promise<Response>;

const MAX_BYTES_OF_PARTS = 16_000_000;

function isKeptFor(c: HonoContext<ServerEnvironment>): boolean {
  return import.meta.env.PROD && isRead(c.req.method) && !c.req.header("X-Requested-With");
}

/** Serves every page: one handler of the same routes for each language, under its own internal base path. */
export async function createPages(shop: Shop): Promise<PageHandler> {
  const { appPath } = shop.config;
  const build = movedBuild((await import("virtual:react-router/server-build")) as ServerBuild, appPath);
  const cachedParts = new CachedParts({ maxBytes: MAX_BYTES_OF_PARTS });
  const templates = new PageTemplates(shop.templates);
  const routes = Object.values(build.routes).flatMap((route) =>
    route?.path && route.path !== "*" ? [route.path] : [],
  );
  const handlers = new Map<string, RequestHandler>();

  function handlerFor(basename: string): RequestHandler {
    const kept = handlers.get(basename);
    if (kept) return kept;
    const made = createRequestHandler({ ...build, basename }, import.meta.env.MODE);
    handlers.set(basename, made);
    return made;
  }

  return async (c) => {
    const ctx = c.var.ctx;
    const url = new URL(c.req.url);
    const { languageCode, path } = splitLanguage(url.pathname, appPath);
    const address = canonicalAddress(url.pathname, { appPath, routes, defaultLanguage: ctx.settings.defaultLanguage });
    if (address !== url.pathname) return c.redirect(address + url.search, 301);
    if (!ctx.settings.isSetUp && path.replace(/\.data$/, "") !== "/setup") return c.redirect(`${appPath}setup`, 302);
    const home = await homeInLanguage(c, appPath);
    if (home) return asOnesOwn(c.redirect(home, 302));
    const isKnown = languageCode === null || (await findLanguages(ctx)).some(({ code }) => code === languageCode);
    const basename = isKnown && languageCode !== null ? appPath + languageCode : appPath;
    const handle = handlerFor(basename);
    const frameOrigins: string[] = [];
    const render = async (ctx: Context, request: Request, nonce: string, template?: TemplateDraft) => {
      let isUnavailable = false;
      const provider = new RouterContextProvider();
      provider.set(requestContext, ctx);
      provider.set(pageFrame, {
        nonce,
        baseUrl: `${ctx.shopUrl}/`,
        appPath,
        path: path + new URL(request.url).search,
        isDemo: shop.config.isDemo,
        cachedParts,
        frameOrigins,
        onError: (error) => {
          isUnavailable ||= isDatabaseUnavailable(error);
          logFailure(ctx.log, error, path);
        },
        ...(template ? { template } : {}),
      });
      const page = await handle(request, provider);
      return isUnavailable && page.status >= 500 ? askedLater(page) : page;
    };
    const renderForMany = async (ctx: Context, request: Request, template?: TemplateDraft) => {
      const nonce = newNonce();
      return forMany(await render(ctx, request, nonce, template), nonce);
    };
    const kept = isKeptFor(c) ? keptAddress(url, appPath) : null;
    if (kept) {
      const asked = () => new Request(kept, { headers: { Accept: "text/html" } });
      const { sessionId, currency, shipTo } = ctx.visitor;
      const key = ctx.shopUrl + kept.pathname + kept.search;
      // Visitors without a session, or with one that only holds viewed products, get the page shared by all guests.
      if (sessionId === null)
        return shop.pages.answer(c, key, askedWords(c.req.header("Host"), url.pathname + url.search), async (notes) =>
          renderForMany(
            await createGuestContext(shop, ctx, languageCode, notes, kept.searchParams.get("currency")),
            asked(),
          ),
        );
      const filled =
        !path.endsWith(".data") &&
        (await templates.answer(c, ctx, `${key} ${currency.code} ${shipTo}`, async (notes, draft) =>
          renderForMany(await createTemplateContext(shop, ctx, languageCode, notes), asked(), draft),
        ));
      if (filled) return asOnesOwn(filled);
    }
    const nonce = newNonce();
    const page = await render(ctx, c.req.raw, nonce);
    // Its own headers are changed: a new Response would turn its bytes into a stream.
    page.headers.set("Content-Security-Policy", pagePolicy(nonce, frameOrigins));
    if (page.status >= 500 && !page.body) return c.text(ctx.t(FAILURES.internal.keyword), 500);
    return asOnesOwn(page);
  };
}

function newNonce(): string {
  return randomBytes(16).toString("hex");
}

/** Removes the nonce and sets a policy that needs none. */
async function forMany(page: Response, nonce: string): Promise<Response> {
  const { html, policy } = withoutNonce(await page.text(), nonce);
  const headers = new Headers(page.headers);
  headers.set("Content-Security-Policy", policy);
  return new Response(html === "" ? null : html, { status: page.status, headers });
}

function askedLater(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set("Retry-After", RETRY_AFTER_SECONDS);
  return new Response(page.body, { status: FAILURES.unavailable.status, headers });
}

function asOnesOwn(page: Response): Response {
  if (!page.headers.has("Cache-Control")) page.headers.set("Cache-Control", "private, no-cache");
  page.headers.append("Vary", "Cookie");
  return page;
}
