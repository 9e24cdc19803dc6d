import type { Context } from "../../context.ts";
import { SETTINGS_TAG } from "#domain/platform/setting/get-settings.ts";
import { PAGES_TAG, type StaticPage, withShop } from "./page.ts";
import { getPageRow } from "./page.repository.ts";

/** A page by its slug, in the page's language; null if there is none. */
export async function getPage(ctx: Context, slug: string): Promise<StaticPage | null> {
  ctx.cache.dependsOnTags([PAGES_TAG, SETTINGS_TAG]);
  const page = await getPageRow(ctx, slug);
  return page && { ...page, body: withShop(page.body, ctx.settings) };
}
