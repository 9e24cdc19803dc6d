import type { Context as HonoContext } from "hono";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { readHint } from "#shared/hint-cookie.ts";
import type { ServerEnvironment } from "../app.ts";
import { isRead } from "./request.ts";

/** Crawlers send no cookies; one that does send this cookie still gets the address it requested. */
const CRAWLER = /bot|crawl|spider|slurp|preview|externalhit/i;

/** The home page's address in the language that the visitor has chosen; null to stay. */
export async function homeInLanguage(c: HonoContext<ServerEnvironment>, appPath: string): Promise<string | null> {
  if (c.req.path !== appPath || !isRead(c.req.method) || c.req.header("X-Requested-With")) return null;
  const chosen = readHint(c.req.header("Cookie") ?? "").language;
  const { ctx } = c.var;
  if (chosen === null || chosen === ctx.settings.defaultLanguage) return null;
  if (CRAWLER.test(c.req.header("User-Agent") ?? "")) return null;
  const isKnown = (await findLanguages(ctx)).some(({ code }) => code === chosen);
  return isKnown ? appPath + chosen + new URL(c.req.url).search : null;
}
