import type { Context } from "../context.ts";
import { PAGES_TAG, type StaticPage } from "./page.ts";
import { getPageRow } from "./page.repository.ts";

/** A page by its slug, in the page's language; null when there is none. */
export function getPage(ctx: Context, slug: string): Promise<StaticPage | null> {
  ctx.cache.hangsOn([PAGES_TAG]);
  return getPageRow(ctx, slug);
}
