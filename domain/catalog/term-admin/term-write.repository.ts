import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import {
  attributes,
  attributeTranslations,
  attributeValues,
  attributeValueTranslations,
} from "#db/schema/attribute.ts";
import { brands } from "#db/schema/brand.ts";
import { categoryAttributes } from "#db/schema/category.ts";
import { colors, colorTranslations } from "#db/schema/color.ts";
import { pages } from "#db/schema/page.ts";
import { productImages, products, variants } from "#db/schema/product.ts";
import { slugChanges } from "#db/schema/slug-change.ts";
import { tags } from "#db/schema/tag.ts";
import { units, unitTranslations } from "#db/schema/unit.ts";
import { isWordKind, type TermKind } from "#shared/term-kinds.ts";
import { neverHappens } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { TermToSave } from "./term-admin.ts";
import { renameInProducts } from "./word-use.repository.ts";

const TABLES = { brands, colors, attributes, "attribute-values": attributeValues, tags, units };

export type KnownTerm = { id: number; name: string };

/** Locks it until the transaction ends; null if there is none. */
export async function lockTerm(ctx: Context, kind: TermKind, id: number): Promise<KnownTerm | null> {
  const { rows } = (await ctx.db.execute(
    sql`select t.id, t.name from ${TABLES[kind]} t where t.id = ${id} for update`,
  )) as { rows: KnownTerm[] };
  return rows[0] ?? null;
}

/** Whether another one of the kind has the name; a brand, its address. */
export async function isTermTaken(ctx: Context, kind: TermKind, id: number | null, term: TermToSave): Promise<boolean> {
  const table = TABLES[kind];
  const isOther = id === null ? undefined : ne(table.id, id);
  const isSame = kind === "brands" ? eq(brands.slug, term.slug) : eq(table.name, term.name);
  const isBeside = kind === "attribute-values" ? eq(attributeValues.attributeId, term.attributeId ?? 0) : undefined;
  return (await ctx.db.$count(table, and(isSame, isOther, isBeside))) > 0;
}

export async function isPageThere(ctx: Context, pageId: number): Promise<boolean> {
  return (await ctx.db.$count(pages, eq(pages.id, pageId))) > 0;
}

export async function getAttributeOf(ctx: Context, valueId: number): Promise<number | null> {
  const rows = await ctx.db
    .select({ attributeId: attributeValues.attributeId })
    .from(attributeValues)
    .where(eq(attributeValues.id, valueId));
  return rows[0]?.attributeId ?? null;
}

/** Appended to the others of its kind. */
export async function insertTerm(ctx: Context, kind: TermKind, term: TermToSave): Promise<number> {
  const id = await insertRow(ctx, kind, term);
  await setNames(ctx, kind, id, term);
  return id;
}

async function insertRow(ctx: Context, kind: TermKind, term: TermToSave): Promise<number> {
  const position = sql<number>`(select coalesce(max(t.position) + 1, 0) from ${TABLES[kind]} t)`;
  const { name, slug, image: logo, hex, attributeId, guidePageId } = term;
  switch (kind) {
    case "brands":
      return firstId(await ctx.db.insert(brands).values({ name, slug, logo, position }).returning({ id: brands.id }));
    case "colors":
      return firstId(await ctx.db.insert(colors).values({ name, hex, position }).returning({ id: colors.id }));
    case "attributes":
      return firstId(
        await ctx.db.insert(attributes).values({ name, guidePageId, position }).returning({ id: attributes.id }),
      );
    case "attribute-values":
      return firstId(
        await ctx.db
          .insert(attributeValues)
          .values({ name, attributeId: attributeId ?? 0, position })
          .returning({ id: attributeValues.id }),
      );
    case "tags":
      return firstId(await ctx.db.insert(tags).values({ name }).returning({ id: tags.id }));
    case "units":
      return firstId(await ctx.db.insert(units).values({ name }).returning({ id: units.id }));
    default:
      return neverHappens(kind);
  }
}

function firstId(rows: readonly { id: number }[]): number {
  return rows[0]!.id;
}

export async function updateTerm(
  ctx: Context,
  kind: TermKind,
  { id, name: formerName }: KnownTerm,
  term: TermToSave,
): Promise<void> {
  const { name, slug, image: logo, hex, guidePageId } = term;
  if (isWordKind(kind)) {
    await ctx.db.update(TABLES[kind]).set({ name }).where(eq(TABLES[kind].id, id));
    if (name !== formerName) await renameInProducts(ctx, kind, formerName, name);
  } else if (kind === "brands") await ctx.db.update(brands).set({ name, slug, logo }).where(eq(brands.id, id));
  else if (kind === "colors") await ctx.db.update(colors).set({ name, hex }).where(eq(colors.id, id));
  else if (kind === "attributes")
    await ctx.db.update(attributes).set({ name, guidePageId }).where(eq(attributes.id, id));
  else await ctx.db.update(attributeValues).set({ name }).where(eq(attributeValues.id, id));
  await setNames(ctx, kind, id, term);
}

/** The address of each brand, by its id. */
export async function findBrandAddresses(ctx: Context): Promise<Map<number, string>> {
  const rows = await ctx.db.select({ id: brands.id, slug: brands.slug }).from(brands);
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

async function setNames(ctx: Context, kind: TermKind, id: number, term: TermToSave): Promise<void> {
  const { translations, translatedLanguages } = term;
  switch (kind) {
    case "brands":
    case "tags":
      return;
    case "units":
      await ctx.db
        .delete(unitTranslations)
        .where(and(eq(unitTranslations.unitId, id), inArray(unitTranslations.languageCode, translatedLanguages)));
      if (translations.length > 0)
        await ctx.db.insert(unitTranslations).values(translations.map((each) => ({ unitId: id, ...each })));
      return;
    case "colors":
      await ctx.db
        .delete(colorTranslations)
        .where(and(eq(colorTranslations.colorId, id), inArray(colorTranslations.languageCode, translatedLanguages)));
      if (translations.length > 0)
        await ctx.db.insert(colorTranslations).values(translations.map((each) => ({ colorId: id, ...each })));
      return;
    case "attributes":
      await ctx.db
        .delete(attributeTranslations)
        .where(
          and(
            eq(attributeTranslations.attributeId, id),
            inArray(attributeTranslations.languageCode, translatedLanguages),
          ),
        );
      if (translations.length > 0)
        await ctx.db.insert(attributeTranslations).values(translations.map((each) => ({ attributeId: id, ...each })));
      return;
    case "attribute-values":
      await ctx.db
        .delete(attributeValueTranslations)
        .where(
          and(
            eq(attributeValueTranslations.attributeValueId, id),
            inArray(attributeValueTranslations.languageCode, translatedLanguages),
          ),
        );
      if (translations.length > 0)
        await ctx.db
          .insert(attributeValueTranslations)
          .values(translations.map((each) => ({ attributeValueId: id, ...each })));
      return;
    default:
      return neverHappens(kind);
  }
}

/** Whether a product that has both would get two variants with the same choices. */
export async function wouldCollide(ctx: Context, kind: TermKind, id: number, intoId: number): Promise<boolean> {
  if (kind === "brands" || kind === "attributes" || isWordKind(kind)) return false;
  const both =
    kind === "colors"
      ? sql`select 1 from variants v join variants o on o.product_id = v.product_id
          and o.combination = v.combination and o.color_id = ${intoId} where v.color_id = ${id} limit 1`
      : sql`select 1 from variant_values w join variants v on v.id = w.variant_id
          join variants o on o.product_id = v.product_id and o.color_id is not distinct from v.color_id
          join variant_values x on x.variant_id = o.id and x.attribute_value_id = ${intoId}
          where w.attribute_value_id = ${id} limit 1`;
  const { rows } = (await ctx.db.execute(both)) as { rows: unknown[] };
  return rows.length > 0;
}

/** Replaces it by the other one everywhere. */
export async function moveUses(
  ctx: Context,
  kind: Exclude<TermKind, "attributes">,
  { id, name }: KnownTerm,
  { id: intoId, name: intoName }: KnownTerm,
) {
  switch (kind) {
    case "tags":
    case "units":
      return renameInProducts(ctx, kind, name, intoName);
    case "brands":
      await ctx.db.update(products).set({ brandId: intoId }).where(eq(products.brandId, id));
      return;
    case "colors":
      await ctx.db.update(variants).set({ colorId: intoId }).where(eq(variants.colorId, id));
      await ctx.db.update(productImages).set({ colorId: intoId }).where(eq(productImages.colorId, id));
      return;
    case "attribute-values":
      await ctx.db.execute(
        sql`update variant_values set attribute_value_id = ${intoId} where attribute_value_id = ${id}`,
      );
      await ctx.db.execute(sql`update variants v set combination = (
          select string_agg(w.attribute_value_id::text, '-' order by w.attribute_value_id) from variant_values w where w.variant_id = v.id)
        where exists (select from variant_values w where w.variant_id = v.id and w.attribute_value_id = ${intoId})`);
      return;
    default:
      return neverHappens(kind);
  }
}

/** Whether an attribute has values, or a category whose products differ in it. */
export async function isTermHeld(ctx: Context, kind: TermKind, id: number): Promise<boolean> {
  if (kind !== "attributes") return false;
  const values = await ctx.db.$count(attributeValues, eq(attributeValues.attributeId, id));
  return values > 0 || (await ctx.db.$count(categoryAttributes, eq(categoryAttributes.attributeId, id))) > 0;
}

/** Values of an attribute go with it. The address of a brand leads to the one that it was merged into. */
export async function deleteTerm(ctx: Context, kind: TermKind, id: number, intoId: number | null): Promise<void> {
  if (kind === "attributes") await ctx.db.delete(attributeValues).where(eq(attributeValues.attributeId, id));
  if (kind !== "brands") {
    await ctx.db.execute(sql`delete from ${TABLES[kind]} t where t.id = ${id}`);
    return;
  }
  if (intoId !== null)
    await ctx.db
      .update(slugChanges)
      .set({ subjectId: intoId })
      .where(and(eq(slugChanges.subject, "brand"), eq(slugChanges.subjectId, id)));
  const [deleted] = await ctx.db.delete(brands).where(eq(brands.id, id)).returning({ slug: brands.slug });
  if (deleted === undefined || intoId === null) return;
  await ctx.db
    .update(slugChanges)
    .set({ subjectId: intoId })
    .where(and(eq(slugChanges.subject, "brand"), eq(slugChanges.slug, deleted.slug), isNull(slugChanges.subjectId)));
}
