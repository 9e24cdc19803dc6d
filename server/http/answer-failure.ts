import type { Context as HonoContext } from "hono";
import { HTTPException } from "hono/http-exception";
import { isDatabaseUnavailable } from "#db/unavailable.ts";
import type { Log } from "#domain/context.ts";
import { translationOf } from "#domain/platform/language/keywords.ts";
import { FAILURES } from "#shared/failures.ts";
import type { ServerEnvironment } from "../app.ts";
import { faultScreen } from "./fault-page.ts";
import { pathForLog } from "./log-path.ts";
import { languageOf } from "./request.ts";
import type { Shop } from "../shop.ts";

/** Roughly how long PostgreSQL takes to restart. */
export const RETRY_AFTER_SECONDS = "2";

/**
 * Responds to a thrown error: an unavailable database is a 503, since it comes back; anything else is a bug and a 500.
 */
export function answerFailure(
  c: HonoContext<ServerEnvironment>,
  error: Error,
  shop: Shop,
): Response | Promise<Response> {
  const languageCode = c.var.ctx?.visitor.language.code ?? languageOf(c, shop.config.appPath) ?? "en";
  const t = c.var.ctx?.t ?? translationOf(languageCode);
  if (error instanceof HTTPException) {
    const code = error.status === 400 ? "malformed" : "not_found";
    return c.json({ error: t(FAILURES[code].keyword) }, error.status);
  }
  logFailure(shop.log.child({ requestId: c.var.requestId }), error, c.req.path);
  const isUnavailable = isDatabaseUnavailable(error);
  const { status, keyword } = isUnavailable ? FAILURES.unavailable : FAILURES.internal;
  if (isUnavailable) c.header("Retry-After", RETRY_AFTER_SECONDS);
  const isForScreen = c.req.method === "GET" && c.req.header("Accept")?.includes("text/html");
  return isForScreen
    ? faultScreen(c, { status, sentence: t(keyword), languageCode })
    : c.json({ error: t(keyword), request_id: c.var.requestId }, status);
}

/** An outage fails every request in the same way: one line each, without a stack trace. */
export function logFailure(log: Log, error: unknown, path: string): void {
  if (isDatabaseUnavailable(error)) log.warn({ path: pathForLog(path) }, "the database is unavailable");
  else log.error({ err: error, path: pathForLog(path) }, "request failed");
}
