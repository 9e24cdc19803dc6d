import type { Context } from "../../context.ts";
import { withShop } from "./page.ts";
import { getVersionTexts } from "./page-version.repository.ts";

/** The text of a version; `updatedAt`: since when it applies. */
export type PageVersionText = { title: string; body: string; languageCode: string; updatedAt: string };

/** A version in a language, with the shop's name and address as they were. The caller has checked who may read it. */
export async function getPageVersion(
  ctx: Context,
  versionId: number,
  { languageCode, ...shop }: { languageCode: string; shopName: string; shopEmail: string },
): Promise<PageVersionText | null> {
  const version = await getVersionTexts(ctx, versionId);
  if (!version) return null;
  const own = version.translations.find((texts) => texts.languageCode === languageCode);
  const { title, body } = own ?? version;
  return {
    title,
    body: withShop(body, shop),
    languageCode: own ? languageCode : ctx.settings.defaultLanguage,
    updatedAt: version.createdAt.toISOString(),
  };
}
