import type { Context } from "../../context.ts";
import { SETTINGS_TAG } from "#domain/platform/setting/get-settings.ts";
import type { Settings } from "#domain/platform/setting/setting.ts";
import { PAGES_TAG, type StaticPage } from "./page.ts";
import { getPageRow } from "./page.repository.ts";

/** A page by its slug, in the page's language; null if there is none. */
export async function getPage(ctx: Context, slug: string): Promise<StaticPage | null> {
  ctx.cache.dependsOnTags([PAGES_TAG, SETTINGS_TAG]);
  const page = await getPageRow(ctx, slug);
  return page && { ...page, body: withShop(page.body, ctx.settings) };
}

/** Replaces `{shop}` and `{email}` by the current settings: the shop may be renamed after a page was written. */
function withShop(body: string, { shopName, shopEmail }: Settings): string {
  return body.replaceAll("{shop}", () => escapeHtml(shopName)).replaceAll("{email}", () => escapeHtml(shopEmail));
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
