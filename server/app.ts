import { randomUUID } from "node:crypto";
import { bodyLimit } from "hono/body-limit";
import { Hono, type Context as HonoContext } from "hono";
import { api } from "#api/api.ts";
import { apiDocument, apiReader } from "#api/document.ts";
import { sendHints, setSessionCookie } from "#api/answer.ts";
import type { ApiEnvironment } from "#api/environment.ts";
import { FAILURES } from "#shared/failures.ts";
import { answerFailure } from "./http/answer-failure.ts";
import { createCartForm } from "./http/cart-form.ts";
import { compression } from "./http/compression.ts";
import { createMaintenance } from "./http/maintenance.ts";
import { createMailReader, type OnDisk } from "./dev/dev-mail.ts";
import { createVideos } from "./media/videos.ts";
import { answerHealth, answerReadiness } from "./http/health.ts";
import { answerMetrics, measureRequest } from "./http/metrics.ts";
import { createPages } from "./http/pages.ts";
import { createImages } from "./media/images.ts";
import { createTriggerApi } from "./realtime/trigger-api.ts";
import { readClientInfo } from "./http/request.ts";
import { createSandboxPages } from "./http/sandbox.ts";
import { createSearchEngineFiles } from "./http/search-engines.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { Shop } from "./shop.ts";
import { createStaticFiles } from "./http/static-files.ts";
import { createUnknownCalls } from "./http/unknown-calls.ts";
import { createContext, createShopContext } from "./http/visitor.ts";
import { createThemes } from "./http/themes.ts";
import { createWebManifest } from "./http/web-manifest.ts";

const MAX_BODY_BYTES = 1_000_000;
/** Routes that accept uploads, by path suffix; the use case checks the limit of a single file. */
const MAX_UPLOAD_BYTES: readonly (readonly [path: string, bytes: number])[] = [
  ["/admin/pictures", 6_000_000],
  ["/product-pictures", 6_000_000],
  ["/imports", 101_000_000],
  ["/shop_logo", 6_000_000],
  ["/shop_icon", 6_000_000],
  ["/popup_image", 6_000_000],
  ["/user/profile-image", 6_000_000],
  ["/proof", 6_000_000],
  ["/film", 61_000_000],
  ["/poster", 6_000_000],
  ["/refund-request", 27_000_000],
  ["/files", 26_000_000],
];

export type ServerEnvironment = ApiEnvironment;

/** The whole HTTP layer: health, files, API calls and pages, in this order. */
export async function createApp(shop: Shop, onDisk: OnDisk): Promise<Hono<ServerEnvironment>> {
  const app = new Hono<ServerEnvironment>({ strict: false });
  const { appPath } = shop.config;
  const pages = await createPages(shop);
  const files = await createStaticFiles(shop);

  app.get("/healthz", answerHealth);
  app.get("/readyz", (c) => answerReadiness(c, shop));
  app.get("/metrics", (c) => answerMetrics(c, shop.config.metricsToken));

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId =
      c.req
        .header("X-Request-Id")
        ?.slice(0, 64)
        .replace(/[^\w.-]/g, "") || randomUUID();
    c.set("requestId", requestId);
    c.header("X-Request-Id", requestId);
    await next();
    measureRequest(shop, c, requestId, performance.now() - started);
  });
  app.use(securityHeaders(shop.config.appUrl));
  app.use(compression);
  app.route(appPath, createImages(shop));
  app.route(appPath, createVideos(shop));
  app.route(appPath, createThemes());
  app.route(appPath, files);
  // SDKs call it at the root of the host, regardless of the base path.
  if (!shop.live.isHosted)
    app.route(
      "/",
      createTriggerApi(shop.live, () => createShopContext(shop)),
    );

  app.use(`${appPath}*`, (c, next) => {
    const bytes = declaredLength(c);
    // A body of unknown length is buffered in memory before the client is authenticated.
    const maxSize = bytes === null ? MAX_BODY_BYTES : maxBytesOf(c.req.path);
    const onError = (refused: HonoContext) => refused.json({ error: FAILURES.too_large.keyword }, 413);
    if (bytes === null) return bodyLimit({ maxSize, onError })(c, next);
    return bytes > maxSize ? Promise.resolve(onError(c)) : next();
  });
  // PostgreSQL rejects NUL characters, so no address can contain one.
  app.use(`${appPath}*`, async (c, next) =>
    c.req.path.includes("\0") || c.req.path.includes("%00")
      ? c.json({ error: FAILURES.not_found.keyword }, 404)
      : next(),
  );
  if (shop.sandbox) app.route(appPath, createSandboxPages(shop.sandbox));
  app.use(`${appPath}*`, async (c, next) => {
    const clientInfo = readClientInfo(c, shop, pages.cacheable);
    const ctx = await createContext(shop, clientInfo, shop.log.child({ requestId: c.var.requestId }));
    c.set("ctx", ctx);
    c.set("isTlsUsed", clientInfo.isTlsUsed);
    c.set("cookieName", clientInfo.cookieName);
    c.set("origins", clientInfo.origins);
    c.set("countryHeader", shop.config.countryHeader);
    c.set("isDemo", shop.config.isDemo);
    await next();
    const isCookieSet = c.res.headers.has("Set-Cookie");
    sendHints(c);
    if (ctx.visitor.isSessionRenewed && clientInfo.sessionToken && !isCookieSet)
      setSessionCookie(c, clientInfo.sessionToken);
  });
  app.use(`${appPath}*`, createMaintenance(shop));
  app.route(appPath, createSearchEngineFiles());
  app.route(appPath, createWebManifest(shop.config));
  app.route(appPath, createCartForm());
  if (shop.config.isDemo || import.meta.env.DEV) app.route(appPath, createMailReader(onDisk));
  // An admin screen and an API call may share an address: browser navigations get the screen.
  for (const area of ["admin", "seller"])
    app.get(`${appPath}${area}/*`, (c, next) => (wantsScreen(c) ? pages.answer(c) : next()));
  app.route(appPath, api);
  app.get(`${appPath}api/openapi.json`, (c) => c.json(apiDocument(c.var.ctx.shopUrl)));
  app.get(`${appPath}api/docs`, (c) => c.html(apiReader(c.var.ctx.shopUrl)));
  app.use(`${appPath}*`, createUnknownCalls(appPath));
  app.get(`${appPath}*`, pages.answer);

  app.notFound((c) => c.json({ error: FAILURES.not_found.keyword }, 404));
  app.onError((error, c) => answerFailure(c, error, shop));
  return app;
}

/**
 * The Content-Length, which Node enforces; null if there is none. Reading the body itself would construct a full
 * Request.
 */
function declaredLength({ env }: HonoContext<ServerEnvironment>): number | null {
  const { headers } = env.incoming;
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : null;
}

function maxBytesOf(path: string): number {
  const address = path.replace(/\/$/, "");
  return MAX_UPLOAD_BYTES.find(([end]) => address.endsWith(end))?.[1] ?? MAX_BODY_BYTES;
}

function wantsScreen(c: HonoContext<ServerEnvironment>): boolean {
  if (c.req.header("X-Requested-With") || /\.(csv|html|pdf|xml)$/.test(c.req.path)) return false;
  return c.req.path.endsWith(".data") || Boolean(c.req.header("Accept")?.includes("text/html"));
}

export { startShopJobs } from "./jobs/start-shop-jobs.ts";
