import type { Context } from "../context.ts";
import type { StaticPage } from "./page.ts";
import { getPageRow } from "./page.repository.ts";

/** A page by its slug, in the page's language; null when there is none. */
export function getPage(ctx: Context, slug: string): Promise<StaticPage | null> {
  return getPageRow(ctx, slug);
}
