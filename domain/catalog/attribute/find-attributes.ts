import { countAppearedPages } from "../../platform/page/count-appeared-pages.ts";
import { PAGES_TAG } from "../../platform/page/page.ts";
import type { Context } from "../../context.ts";
import { ATTRIBUTES_TAG, type Attribute } from "./attribute.ts";
import { findAttributeRows } from "./attribute.repository.ts";

/** All attributes with their values in display order, named in the page's language. */
export async function findAttributes(ctx: Context): Promise<Attribute[]> {
  const appeared = await countAppearedPages(ctx);
  return ctx.cache.get(`attributes:${ctx.visitor.language.code}:${appeared}`, [ATTRIBUTES_TAG, PAGES_TAG], () =>
    findAttributeRows(ctx),
  );
}
