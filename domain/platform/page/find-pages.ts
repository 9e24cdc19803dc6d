import type { Context } from "../../context.ts";
import { PAGES_TAG, type PageLink } from "./page.ts";
import { findFooterPages } from "./page.repository.ts";

/** The pages linked from the footer. */
export function findPages(ctx: Context): Promise<PageLink[]> {
  return ctx.cache.get(`pages:${ctx.visitor.language.code}`, [PAGES_TAG], () => findFooterPages(ctx));
}
