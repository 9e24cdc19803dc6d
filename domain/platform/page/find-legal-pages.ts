import type { Context } from "../../context.ts";
import { PAGES_TAG, type LegalPage } from "./page.ts";
import { countAppearedPages } from "./count-appeared-pages.ts";
import { findLegalVersions, insertFirstVersions } from "./page-version.repository.ts";

/**
 * The legal pages in force with their versions. Outside of a transaction: texts that no one has saved yet get their
 * first version here.
 */
export async function findLegalPages(ctx: Context): Promise<LegalPage[]> {
  const appeared = await countAppearedPages(ctx);
  return ctx.cache.get(`legal-pages:${ctx.visitor.language.code}:${appeared}`, [PAGES_TAG], async () => {
    await insertFirstVersions(ctx);
    return findLegalVersions(ctx);
  });
}
