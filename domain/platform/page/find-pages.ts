import type { Context } from "../../context.ts";
import { PAGES_TAG, type PageLink } from "./page.ts";
import { countAppearedPages } from "./count-appeared-pages.ts";
import { findFooterPages } from "./page.repository.ts";

/** The pages linked from the footer. */
export async function findPages(ctx: Context): Promise<PageLink[]> {
  const appeared = await countAppearedPages(ctx);
  return ctx.cache.get(`pages:${ctx.visitor.language.code}:${appeared}`, [PAGES_TAG], () => findFooterPages(ctx));
}
