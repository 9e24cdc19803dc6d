import { moneyFromMinor, showMoney } from "#shared/money.ts";
import { productChannel } from "#shared/live-channel.ts";
import { moneyFormat, type Context } from "../../context.ts";
import { publish } from "../../platform/live/publish.ts";
import { findVariantPrices } from "./price-history.repository.ts";

/** The prices that open pages show, by variant. */
export type PublishedPrices = ReadonlyMap<number, number>;

/** Bulk changes are not announced per product: open pages show it when they load again. */
const MAX_PRODUCTS = 1_000;

export async function findPublishedPrices(ctx: Context, productIds: readonly number[]): Promise<PublishedPrices> {
  if (productIds.length > MAX_PRODUCTS) return new Map();
  const rows = await findVariantPrices(ctx, productIds);
  return new Map(rows.map(({ variantId, priceMinor }) => [variantId, priceMinor]));
}

/** Shows changed prices on open pages, in the base currency and in the transaction that changed them. */
export async function publishPrices(
  ctx: Context,
  productIds: readonly number[],
  before: PublishedPrices,
): Promise<void> {
  if (before.size === 0) return;
  const { baseCurrency } = ctx;
  const changed = (await findVariantPrices(ctx, productIds)).filter(
    ({ variantId, priceMinor }) => before.has(variantId) && before.get(variantId) !== priceMinor,
  );
  await publish(
    ctx,
    changed.map(({ productId, variantId, priceMinor }) => ({
      channels: [productChannel(productId)],
      name: "price",
      data: {
        variant_id: variantId,
        price: showMoney(moneyFromMinor(priceMinor, baseCurrency.code), moneyFormat(ctx, baseCurrency)),
      },
    })),
  );
}
