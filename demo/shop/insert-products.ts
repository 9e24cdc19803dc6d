import type { Database } from "#db/client.ts";
import { priceChanges, priceRules } from "#db/schema/price-rule.ts";
import { products, productTranslations, variants, variantValues } from "#db/schema/product.ts";
import { reviews } from "#db/schema/review.ts";
import { inEachTongue } from "../content/tongues.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { daysFrom, known, pairUp } from "../known.ts";
import type { DemoOffer, DemoProduct, DemoVariant } from "./demo-product.ts";
import type { CatalogIds } from "./insert-catalog.ts";
import { readCustomers } from "./product-reviews.ts";

/** Ids of products by slug and of variants by SKU. */
export type ProductIds = { products: Map<string, number>; variants: Map<string, number> };

export async function insertProducts(
  db: Database,
  all: readonly DemoProduct[],
  ids: CatalogIds,
  reviewers: readonly number[],
  now: Date,
): Promise<ProductIds> {
  const productIds = pairUp(
    all.map(({ slug }) => slug),
    await insertWithIds(
      db,
      products,
      all.map((product) => productRow(product, ids, now)),
    ),
  );
  await insertRows(
    db,
    productTranslations,
    all.flatMap((product) =>
      inEachTongue((tongue) => ({ productId: known(productIds, product.slug), ...product.wording[tongue] })),
    ),
  );
  const made = all.flatMap((product) => product.variants.map((variant, position) => ({ product, variant, position })));
  const variantIds = pairUp(
    made.map(({ variant }) => variant.sku),
    await insertWithIds(
      db,
      variants,
      made.map(({ product, variant, position }) => variantRow(variant, known(productIds, product.slug), position, ids)),
    ),
  );
  await insertRows(
    db,
    variantValues,
    made.flatMap(({ variant }) => valueRows(variant, known(variantIds, variant.sku), ids)),
  );
  await insertRows(
    db,
    priceRules,
    all.flatMap((product) =>
      ruleRows(product, known(productIds, product.slug), known(ids.shops, product.shopSlug), now),
    ),
  );
  await insertRows(
    db,
    priceChanges,
    made.flatMap(({ product, variant }) => changeRows(product, variant, known(variantIds, variant.sku), now)),
  );
  await insertRows(
    db,
    reviews,
    all.flatMap((product) => reviewRows(product, known(productIds, product.slug), reviewers, now)),
  );
  return { products: productIds, variants: variantIds };
}

function productRow(product: DemoProduct, ids: CatalogIds, now: Date): typeof products.$inferInsert {
  const stars = product.reviews.reduce((sum, review) => sum + review.stars, 0);
  const publishedAt = daysFrom(now, -product.daysOnSale);
  return {
    shopId: known(ids.shops, product.shopSlug),
    categoryId: known(ids.categories, product.categorySlug),
    brandId: known(ids.brands, product.brandSlug),
    slug: product.slug,
    type: product.isDigital ? "digital" : "physical",
    ...product.wording.en,
    tags: product.tags,
    images: product.pictures.map(({ file }) => file),
    weightGrams: product.weightGrams,
    taxClassCode: product.taxClass,
    isRefundable: !product.isDigital,
    isCashOnDeliveryAllowed: product.isCashOnDeliveryAllowed,
    hasVariant: product.variants.length > 1,
    minimumOrderQuantity: product.minimumQuantity,
    maximumOrderQuantity: product.maximumQuantity,
    lowStockThreshold: product.lowStockThreshold,
    status: "published",
    isApproved: true,
    ratingTenths: product.reviews.length > 0 ? Math.round((stars * 10) / product.reviews.length) : 0,
    reviewsCount: product.reviews.length,
    salesCount: product.salesCount,
    publishedAt,
    createdAt: publishedAt,
  };
}

function variantRow(
  variant: DemoVariant,
  productId: number,
  position: number,
  ids: CatalogIds,
): typeof variants.$inferInsert {
  return {
    productId,
    position,
    sku: variant.sku,
    colorId: variant.colorSlug ? known(ids.colors, variant.colorSlug) : null,
    combination: valueIdsOf(variant, ids).join("-"),
    priceMinor: variant.priceMinor,
    image: variant.image,
  };
}

function valueIdsOf(variant: DemoVariant, ids: CatalogIds): number[] {
  return variant.choices
    .map(({ attribute, value }) => known(ids.values, `${attribute}: ${value}`))
    .toSorted((a, b) => a - b);
}

function valueRows(variant: DemoVariant, variantId: number, ids: CatalogIds): (typeof variantValues.$inferInsert)[] {
  return variant.choices.map(({ attribute, value }) => ({
    variantId,
    attributeId: known(ids.attributes, attribute),
    attributeValueId: known(ids.values, `${attribute}: ${value}`),
  }));
}

function ruleRows(
  product: DemoProduct,
  productId: number,
  shopId: number,
  now: Date,
): (typeof priceRules.$inferInsert)[] {
  const offers = product.offers.map(({ discount, fromDay, toDay }) => ({
    shopId,
    productId,
    kind: "special" as const,
    discountKind: discount.kind,
    amountMinor: discount.kind === "percent" ? null : discount.amountMinor,
    percentBasisPoints: discount.kind === "percent" ? discount.basisPoints : null,
    startsAt: daysFrom(now, fromDay),
    endsAt: daysFrom(now, toDay),
    createdAt: daysFrom(now, Math.min(0, fromDay)),
  }));
  if (!product.wholesale) return offers;
  const { from, basisPoints } = product.wholesale;
  const startsAt = daysFrom(now, -product.daysOnSale);
  return [
    ...offers,
    {
      shopId,
      productId,
      kind: "wholesale",
      discountKind: "percent",
      percentBasisPoints: basisPoints,
      minimumQuantity: from,
      startsAt,
      createdAt: startsAt,
    },
  ];
}

/** What the variant cost from which day on, offers included. */
function changeRows(
  product: DemoProduct,
  variant: DemoVariant,
  variantId: number,
  now: Date,
): (typeof priceChanges.$inferInsert)[] {
  const row = (day: number, priceMinor: number) => ({ variantId, priceMinor, changedAt: daysFrom(now, day) });
  const own = product.priceSteps.map(({ day, percent }) => row(day, Math.round((variant.priceMinor * percent) / 100)));
  const offered = product.offers.flatMap((offer) => [
    ...(offer.fromDay <= 0 ? [row(offer.fromDay, offeredPrice(variant.priceMinor, offer))] : []),
    ...(offer.toDay <= 0 ? [row(offer.toDay, variant.priceMinor)] : []),
  ]);
  return [...own, ...offered].toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime());
}

function offeredPrice(ownMinor: number, { discount }: DemoOffer): number {
  switch (discount.kind) {
    case "percent":
      return ownMinor - Math.round((ownMinor * discount.basisPoints) / 10_000);
    case "flat":
      return Math.max(0, ownMinor - discount.amountMinor);
    case "fixed_price":
      return Math.min(ownMinor, discount.amountMinor);
  }
}

const AUTHORS = readCustomers();

function reviewRows(
  product: DemoProduct,
  productId: number,
  reviewers: readonly number[],
  now: Date,
): (typeof reviews.$inferInsert)[] {
  return product.reviews.map((review) => {
    const author = AUTHORS[review.customer];
    if (!author) throw new Error(`There is no customer ${review.customer}`);
    return {
      productId,
      customerId: reviewers[review.customer] ?? null,
      authorName: `${author.firstName} ${author.lastName.slice(0, 1)}.`,
      stars: review.stars,
      title: review.title,
      body: review.body,
      languageCode: review.language,
      createdAt: daysFrom(now, -review.daysAgo),
    };
  });
}
