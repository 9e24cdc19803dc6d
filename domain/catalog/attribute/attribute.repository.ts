import { and, asc, eq, sql } from "drizzle-orm";
import {
  attributes,
  attributeTranslations,
  attributeValues,
  attributeValueTranslations,
} from "#db/schema/attribute.ts";
import { pages } from "#db/schema/page.ts";
import { isPageShown } from "#db/shown-pages.ts";
import type { Context } from "../../context.ts";
import type { Attribute } from "./attribute.ts";

export async function findAttributeRows(ctx: Context): Promise<Attribute[]> {
  const language = ctx.visitor.language.code;
  const rows = await ctx.db
    .select({
      id: attributes.id,
      name: sql<string>`coalesce(${attributeTranslations.name}, ${attributes.name})`,
      guide: pages.slug,
      valueId: attributeValues.id,
      valueName: sql<string>`coalesce(${attributeValueTranslations.name}, ${attributeValues.name})`,
    })
    .from(attributes)
    .innerJoin(attributeValues, eq(attributeValues.attributeId, attributes.id))
    .leftJoin(
      attributeTranslations,
      and(eq(attributeTranslations.attributeId, attributes.id), eq(attributeTranslations.languageCode, language)),
    )
    .leftJoin(
      attributeValueTranslations,
      and(
        eq(attributeValueTranslations.attributeValueId, attributeValues.id),
        eq(attributeValueTranslations.languageCode, language),
      ),
    )
    .leftJoin(pages, and(eq(pages.id, attributes.guidePageId), isPageShown(ctx)))
    .orderBy(asc(attributes.position), asc(attributes.id), asc(attributeValues.position), asc(attributeValues.id));
  const found = new Map<number, Attribute>();
  for (const { id, name, guide, valueId, valueName } of rows) {
    const attribute = found.get(id) ?? { id, name, guide, values: [] };
    attribute.values.push({ id: valueId, name: valueName });
    found.set(id, attribute);
  }
  return [...found.values()];
}
