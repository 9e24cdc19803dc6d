import type { Context } from "../../context.ts";
import { PAGES_TAG, type LegalPage } from "./page.ts";
import { findLegalVersions, insertFirstVersions } from "./page-version.repository.ts";

/**
 * The legal pages in force with their versions. Outside of a transaction: texts that no one has saved yet get their
 * first version here.
 */
export function findLegalPages(ctx: Context): Promise<LegalPage[]> {
  return ctx.cache.get(`legal-pages:${ctx.visitor.language.code}`, [PAGES_TAG], async () => {
    await insertFirstVersions(ctx);
    return findLegalVersions(ctx);
  });
}
