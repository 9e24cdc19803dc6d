import { and, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { pages, pageTranslations } from "#db/schema/page.ts";

/** The imprint details of the demo's operator, in the order of the template. */
export const FILLED_IN = [
  "Souk Market Ltd.",
  "4 Quay Street, Bristol BS1 4QA, United Kingdom",
  "Robin Hale",
  "Companies House, 09182736",
  "GB 123 4567 89",
];

/** Replaces the placeholders of the imprint in every language. */
export async function completeImprint(db: Database): Promise<void> {
  const [page] = await db.select({ id: pages.id, body: pages.body }).from(pages).where(eq(pages.slug, "imprint"));
  if (!page) return;
  await db
    .update(pages)
    .set({ body: completed(page.body) })
    .where(eq(pages.id, page.id));
  const translations = await db.select().from(pageTranslations).where(eq(pageTranslations.pageId, page.id));
  for (const { languageCode, body } of translations)
    await db
      .update(pageTranslations)
      .set({ body: completed(body) })
      .where(and(eq(pageTranslations.pageId, page.id), eq(pageTranslations.languageCode, languageCode)));
}

function completed(body: string): string {
  const values = FILLED_IN.values();
  return body.replaceAll(/\[[^\]]+\]/g, (placeholder) => values.next().value ?? placeholder);
}
