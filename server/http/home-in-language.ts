import type { Context as HonoContext } from "hono";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { chosenLanguage } from "#shared/language-choice.ts";
import type { ServerEnvironment } from "../app.ts";
import { isRead } from "./request.ts";

/** They keep no cookies; one that sends this cookie all the same is shown the address that it asked for. */
const CRAWLER = /bot|crawl|spider|slurp|preview|externalhit/i;

/** Where the home page leads whoever has chosen another language; null where it stays. */
export async function homeInLanguage(c: HonoContext<ServerEnvironment>, appPath: string): Promise<string | null> {
  if (c.req.path !== appPath || !isRead(c.req.method) || c.req.header("X-Requested-With")) return null;
  const chosen = chosenLanguage(c.req.header("Cookie") ?? "");
  const { ctx } = c.var;
  if (chosen === null || chosen === ctx.settings.defaultLanguage) return null;
  if (CRAWLER.test(c.req.header("User-Agent") ?? "")) return null;
  const isKnown = (await findLanguages(ctx)).some(({ code }) => code === chosen);
  return isKnown ? appPath + chosen + new URL(c.req.url).search : null;
}
