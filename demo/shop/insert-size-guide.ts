import { inArray } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { attributes } from "#db/schema/attribute.ts";
import { pages, pageTranslations } from "#db/schema/page.ts";
import { GUIDED_ATTRIBUTES, sizeGuide } from "../content/size-guide.ts";
import { inEachTongue } from "../content/tongues.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";

const BEHIND_ALL_OTHERS = 100;

/** The size guide, linked next to size choices. */
export async function insertSizeGuide(db: Database, now: Date): Promise<void> {
  const page = { slug: "size-guide", ...sizeGuide("en"), position: BEHIND_ALL_OTHERS, updatedAt: now };
  const [guidePageId = 0] = await insertWithIds(db, pages, [page]);
  await insertRows(
    db,
    pageTranslations,
    inEachTongue((tongue) => ({ pageId: guidePageId, ...sizeGuide(tongue) })),
  );
  await db.update(attributes).set({ guidePageId }).where(inArray(attributes.name, GUIDED_ATTRIBUTES));
}
