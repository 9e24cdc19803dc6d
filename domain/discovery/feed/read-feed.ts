import { plainTextOf } from "#shared/rich-text.ts";
import { compareMoney, type Money, zero } from "#shared/money.ts";
import { findBrandsById } from "../../catalog/brand/find-brands.ts";
import { lineageOf } from "../../catalog/category/category.ts";
import { getCategoryTree } from "../../catalog/category/find-categories.ts";
import { findColors } from "../../catalog/color/find-colors.ts";
import { inVisitorCurrency, type Context } from "../../context.ts";
import { cheapestDelivery } from "../../checkout/shipping/cheapest-delivery.ts";
import { findShippingRates } from "../../checkout/shipping/find-shipping-rates.ts";
import type { ShippingRate } from "../../checkout/shipping/shipping.ts";
import { findFeedRows, findFeedValues, type FeedRow, type FeedValue } from "./feed.repository.ts";
import type { FeedItem } from "./feed.ts";

const PRODUCTS_BATCH_SIZE = 300;

type Names = {
  values: ReadonlyMap<number, FeedValue>;
  colors: ReadonlyMap<number, string>;
  brandOf: (id: number | null) => string | null;
  categoriesOf: (id: number) => string[];
};

/** Streams every variant on sale in batches, in the visitor's language and currency. */
export async function* readFeed(ctx: Context): AsyncGenerator<FeedItem[], void, undefined> {
  const names = await loadNames(ctx);
  let after = 0;
  for (;;) {
    const { lastProductId, rows } = await findFeedRows(ctx, after, PRODUCTS_BATCH_SIZE);
    if (lastProductId === null) return;
    const rates = await findShippingRates(
      ctx,
      rows.map(({ shopId }) => shopId),
    );
    yield rows.map((row) => ({ ...presentRow(ctx, row, names), shipping: presentShipping(ctx, row, rates) }));
    after = lastProductId;
  }
}

async function loadNames(ctx: Context): Promise<Names> {
  const [values, colors, brands, tree] = await Promise.all([
    findFeedValues(ctx),
    findColors(ctx),
    findBrandsById(ctx),
    getCategoryTree(ctx),
  ]);
  return {
    values: new Map(values.map((value) => [value.id, value])),
    colors: new Map(colors.map(({ id, name }) => [id, name])),
    brandOf: (id) => (id === null ? null : (brands.get(id)?.name ?? null)),
    categoriesOf: (id) => lineageOf(tree, id).map(({ name }) => name),
  };
}

function presentRow(ctx: Context, row: FeedRow, names: Names): Omit<FeedItem, "shipping"> {
  const details = row.valueIds.map((id) => names.values.get(id)).filter((value) => value !== undefined);
  const color = row.colorId === null ? null : (names.colors.get(row.colorId) ?? null);
  const named = row.name.toLowerCase();
  const chosen = [color, ...details.map(({ value }) => value)].filter(
    (word) => word !== null && !named.includes(word.toLowerCase()),
  );
  return {
    sku: row.sku,
    groupId: row.hasVariant ? String(row.productId) : null,
    title: row.hasVariant && chosen.length > 0 ? `${row.name} – ${chosen.join(", ")}` : row.name,
    description: plainTextOf(row.description),
    path: `/product/${row.slug}?variant=${row.variantId}&currency=${ctx.visitor.currency.code}`,
    images: [...new Set([row.image, ...row.images])].filter((image) => image !== null),
    isInStock: row.isInStock,
    ...presentPrices(ctx, row),
    brand: names.brandOf(row.brandId),
    color,
    size: details.map(({ value }) => value).join(", ") || null,
    details: details.map(({ name, value }) => ({ name, value })),
    categories: names.categoriesOf(row.categoryId),
    weightGrams: row.weightGrams,
  };
}

function presentShipping(ctx: Context, row: FeedRow, rates: readonly ShippingRate[]): FeedItem["shipping"] {
  const { shipTo: countryCode, currency } = ctx.visitor;
  if (row.isDigital)
    return {
      countryCode,
      service: ctx.t("Digital download"),
      price: zero(currency.code),
      minimumDays: 0,
      maximumDays: 0,
    };
  const { shopId, productId, minimumOrderQuantity: quantity, weightGrams, cubicMillimeters, deliveryClass } = row;
  const cheapest = cheapestDelivery(ctx, rates, {
    shopId,
    productId,
    quantity,
    weightGrams,
    cubicMillimeters,
    deliveryClass,
    price: inVisitorCurrency(ctx, row.price, row.fixed),
  });
  if (!cheapest) return null;
  const { name, minimumDays, maximumDays } = cheapest.rate;
  return { countryCode, service: ctx.t(name), price: cheapest.due, minimumDays, maximumDays };
}

function presentPrices(ctx: Context, row: FeedRow): Pick<FeedItem, "price" | "salePrice" | "saleEndsAt"> {
  const now: Money = inVisitorCurrency(ctx, row.price, row.fixed);
  const old = row.oldPrice && inVisitorCurrency(ctx, row.oldPrice, row.fixed);
  if (!old || compareMoney(old, now) <= 0) return { price: now, salePrice: null, saleEndsAt: null };
  return { price: old, salePrice: now, saleEndsAt: row.offerEndsAt };
}
