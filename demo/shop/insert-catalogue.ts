import type { Database } from "#db/client.ts";
import {
  attributes,
  attributeTranslations,
  attributeValues,
  attributeValueTranslations,
} from "#db/schema/attribute.ts";
import { brands } from "#db/schema/brand.ts";
import { categories, categoryTranslations } from "#db/schema/category.ts";
import { colors, colorTranslations } from "#db/schema/color.ts";
import { shops, shopTranslations } from "#db/schema/shop.ts";
import { readCatalogue } from "../content/catalogue.ts";
import { COLORS } from "../content/colors.ts";
import { readBrands, readShops } from "../content/makers.ts";
import { readAttributes, type Attribute } from "../content/options.ts";
import type { Words } from "../content/sentences.ts";
import { agreeInSpanish, nameMaterial } from "../content/spanish.ts";
import { inEachTongue, wordsIn, type Tongue } from "../content/tongues.ts";
import { findMaterials } from "../content/traits.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known, pairUp } from "../known.ts";
import type { ShopPicture } from "./shop-pictures.ts";

/** Ids by slug; a value's by "Attribute: value". */
export type CatalogueIds = {
  categories: Map<string, number>;
  brands: Map<string, number>;
  colors: Map<string, number>;
  attributes: Map<string, number>;
  values: Map<string, number>;
  shops: Map<string, number>;
};

export const SELLER_SHOP = "hearth-and-clay";

/** What products hang on: categories, brands, colours, attributes, shops. */
export async function insertCatalogue(
  db: Database,
  pictures: ReadonlyMap<string, ShopPicture>,
  now: Date,
  sellerId: number,
): Promise<CatalogueIds> {
  const fileOf = (key: string) => known(pictures, key).file;
  return {
    categories: await insertCategories(db, fileOf),
    brands: await insertBrands(db, fileOf),
    colors: await insertColors(db),
    ...(await insertAttributes(db)),
    shops: await insertShops(db, fileOf, now, sellerId),
  };
}

type CategoryToInsert = { slug: string; name: Words; parent: string | null; position: number };

async function insertCategories(db: Database, fileOf: (key: string) => string): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const levels: CategoryToInsert[][] = [[], [], []];
  for (const [position, top] of readCatalogue().entries()) {
    levels[0]?.push({ slug: top.slug, name: top.name, parent: null, position });
    for (const [place, group] of top.groups.entries()) {
      levels[1]?.push({ slug: group.slug, name: group.name, parent: top.slug, position: place });
      for (const [last, leaf] of group.leaves.entries())
        levels[2]?.push({ slug: leaf.slug, name: leaf.name, parent: group.slug, position: last });
    }
  }
  for (const level of levels) {
    const rows = level.map(({ slug, name, parent, position }) => ({
      slug,
      name: name[0],
      position,
      parentId: parent ? known(ids, parent) : null,
      image: fileOf(`category ${slug}`),
    }));
    const inserted = pairUp(
      level.map(({ slug }) => slug),
      await insertWithIds(db, categories, rows),
    );
    for (const [slug, id] of inserted) ids.set(slug, id);
    await insertRows(
      db,
      categoryTranslations,
      level.flatMap(({ slug, name }) =>
        inEachTongue((tongue) => ({ categoryId: known(ids, slug), name: wordsIn(tongue, name) })),
      ),
    );
  }
  return ids;
}

async function insertBrands(db: Database, fileOf: (key: string) => string): Promise<Map<string, number>> {
  const all = readBrands();
  const rows = all.map(({ slug, name }, position) => ({ slug, name, position, logo: fileOf(`brand ${slug}`) }));
  return pairUp(
    all.map(({ slug }) => slug),
    await insertWithIds(db, brands, rows),
  );
}

async function insertColors(db: Database): Promise<Map<string, number>> {
  const rows = COLORS.map(({ name, hex }, position) => ({ name: name[0], hex, position }));
  const ids = await insertWithIds(db, colors, rows);
  await insertRows(
    db,
    colorTranslations,
    COLORS.flatMap(({ name }, index) =>
      inEachTongue((tongue) => ({ colorId: ids[index] ?? 0, name: wordsIn(tongue, name) })),
    ),
  );
  return pairUp(
    COLORS.map(({ slug }) => slug),
    ids,
  );
}

async function insertAttributes(db: Database): Promise<Pick<CatalogueIds, "attributes" | "values">> {
  const material: Attribute = {
    name: ["Material", "المادة"],
    values: findMaterials().map(({ name }) => ({ name, percent: 100 })),
  };
  const all = [...readAttributes(), material];
  const attributeIds = pairUp(
    all.map(({ name }) => name[0]),
    await insertWithIds(
      db,
      attributes,
      all.map(({ name }, position) => ({ name: name[0], position })),
    ),
  );
  await insertRows(
    db,
    attributeTranslations,
    all.flatMap(({ name }) =>
      inEachTongue((tongue) => ({ attributeId: known(attributeIds, name[0]), name: wordsIn(tongue, name) })),
    ),
  );
  const values = all.flatMap((attribute) =>
    attribute.values.map((value, position) => ({ attribute: attribute.name[0], name: value.name, position })),
  );
  const ids = await insertWithIds(
    db,
    attributeValues,
    values.map(({ attribute, name, position }) => ({
      attributeId: known(attributeIds, attribute),
      name: name[0],
      position,
    })),
  );
  await insertRows(
    db,
    attributeValueTranslations,
    values.flatMap(({ attribute, name }, index) =>
      inEachTongue((tongue) => ({ attributeValueId: ids[index] ?? 0, name: valueIn(tongue, attribute, name) })),
    ),
  );
  return {
    attributes: attributeIds,
    values: pairUp(
      values.map(({ attribute, name }) => `${attribute}: ${name[0]}`),
      ids,
    ),
  };
}

/** A material is written beside nouns, and said alone here. */
function valueIn(tongue: Tongue, attribute: string, name: Words): string {
  if (attribute !== "Material") return wordsIn(tongue, name);
  const words = wordsIn(tongue, name, "traits");
  return tongue === "es" ? nameMaterial(agreeInSpanish(words, "m")) : words;
}

async function insertShops(
  db: Database,
  fileOf: (key: string) => string,
  now: Date,
  sellerId: number,
): Promise<Map<string, number>> {
  const all = readShops();
  const rows = all.map((shop, index) => ({
    slug: shop.slug,
    name: shop.name,
    tagline: shop.tagline[0],
    story: shop.story[0],
    city: shop.city,
    logo: fileOf(`shop-logo ${shop.slug}`),
    banner: fileOf(`shop-banner ${shop.slug}`),
    ownerId: shop.slug === SELLER_SHOP ? sellerId : null,
    isOperator: index === 0,
    status: "approved" as const,
    createdAt: daysFrom(now, -430 + index),
  }));
  const ids = pairUp(
    all.map(({ slug }) => slug),
    await insertWithIds(db, shops, rows),
  );
  await insertRows(
    db,
    shopTranslations,
    all.flatMap((shop) =>
      inEachTongue((tongue) => ({
        shopId: known(ids, shop.slug),
        tagline: wordsIn(tongue, shop.tagline),
        story: wordsIn(tongue, shop.story),
        city: wordsIn(tongue, shop.cityWords),
      })),
    ),
  );
  return ids;
}
