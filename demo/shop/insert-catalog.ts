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
import type { Category } from "../content/category-tree.ts";
import { COLORS } from "../content/colors.ts";
import { listMaterials } from "../content/materials.ts";
import { readAttributes, type Attribute } from "../content/options.ts";
import { inEachTongue, wordsIn } from "../content/tongues.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known, pairUp } from "../known.ts";
import { plannedTree, sellingShops, soldBrands } from "./product-plan.ts";
import type { Picture } from "../pictures/picture.ts";

/** Ids by slug; a value's by "Attribute: value". */
export type CatalogIds = {
  categories: Map<string, number>;
  brands: Map<string, number>;
  colors: Map<string, number>;
  attributes: Map<string, number>;
  values: Map<string, number>;
  shops: Map<string, number>;
};

export const SELLER_SHOP = "hearth-and-clay";

/** What products refer to: categories, brands, colors, attributes, shops. */
export async function insertCatalog(
  db: Database,
  pictures: ReadonlyMap<string, Picture>,
  now: Date,
  sellerId: number,
): Promise<CatalogIds> {
  const fileOf = (key: string) => known(pictures, key).file;
  return {
    categories: await insertCategories(db, pictures),
    brands: await insertBrands(db, fileOf),
    colors: await insertColors(db),
    ...(await insertAttributes(db)),
    shops: await insertShops(db, fileOf, now, sellerId),
  };
}

async function insertCategories(db: Database, pictures: ReadonlyMap<string, Picture>): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const insertLevel = async (level: { category: Category; parentId: number | null; position: number }[]) => {
    if (level.length === 0) return;
    const inserted = await insertWithIds(
      db,
      categories,
      level.map(({ category: { slug, name }, ...place }) => ({
        ...place,
        slug,
        name: name[0],
        image: pictures.get(`category ${slug}`)?.file ?? null,
      })),
    );
    for (const [index, { category }] of level.entries()) ids.set(category.slug, inserted[index] ?? 0);
    await insertLevel(
      level.flatMap(({ category: { slug, children } }) =>
        children.map((category, position) => ({ category, parentId: known(ids, slug), position })),
      ),
    );
  };
  const { tops } = plannedTree();
  await insertLevel(tops.map((category, position) => ({ category, parentId: null, position })));
  const listAll = (category: Category): Category[] => [category, ...category.children.flatMap(listAll)];
  await insertRows(
    db,
    categoryTranslations,
    tops
      .flatMap(listAll)
      .flatMap(({ slug, name }) =>
        inEachTongue((tongue) => ({ categoryId: known(ids, slug), name: wordsIn(tongue, name) })),
      ),
  );
  return ids;
}

async function insertBrands(db: Database, fileOf: (key: string) => string): Promise<Map<string, number>> {
  const all = soldBrands();
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

async function insertAttributes(db: Database): Promise<Pick<CatalogIds, "attributes" | "values">> {
  const material: Attribute = {
    name: ["Material", "المادة", "Material", "सामग्री"],
    values: listMaterials().map((name) => ({ name, percent: 100 })),
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
    values.flatMap(({ name }, index) =>
      inEachTongue((tongue) => ({ attributeValueId: ids[index] ?? 0, name: wordsIn(tongue, name) })),
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

async function insertShops(
  db: Database,
  fileOf: (key: string) => string,
  now: Date,
  sellerId: number,
): Promise<Map<string, number>> {
  const all = sellingShops();
  const rows = all.map((shop, index) => ({
    slug: shop.slug,
    name: shop.name,
    tagline: shop.tagline[0],
    story: shop.story[0],
    city: shop.city[0],
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
        city: wordsIn(tongue, shop.city),
      })),
    ),
  );
  return ids;
}
