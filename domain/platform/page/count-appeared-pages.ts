import type { Context } from "../../context.ts";
import { PAGES_TAG } from "./page.ts";
import { findPublishInstants } from "./page.repository.ts";

/**
 * How many scheduled pages have appeared since their instants were read: part of the key of whatever depends on the
 * pages that are shown. What is being rendered expires when the next one appears.
 */
export async function countAppearedPages(ctx: Context): Promise<number> {
  const instants = await ctx.cache.get("page-schedule", [PAGES_TAG], () => findPublishInstants(ctx));
  const now = ctx.now().toISOString();
  const next = instants.find((at) => at > now);
  if (next !== undefined) ctx.cache.cacheExpiresAt(new Date(next));
  return instants.filter((at) => at <= now).length;
}
