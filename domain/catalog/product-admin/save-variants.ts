import { CURRENCIES_TAG } from "#domain/platform/currency/find-currencies.ts";
import { adjustStock, type AdjustStockFailure } from "#domain/fulfilment/stock/adjust-stock.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { variantKey } from "./product-admin.ts";
import type { ProductToSave, VariantToSave } from "./product-to-save.ts";
import { replaceFixedPrices } from "./fixed-price.repository.ts";
import { setHasVariant } from "./product-write.repository.ts";
import { setQuantityPrices } from "./quantity-price.repository.ts";
import {
  findKnownVariants,
  freeSkus,
  insertVariant,
  removeVariants,
  setSpecialPrices,
  updateVariant,
} from "./variant-write.repository.ts";

/** A variant has fewer units than would be removed: `variants.0.stock_change`. */
export type StockTooLow = AdjustStockFailure & { index: number };

/**
 * In a transaction: makes these the variants of the product, with the prices of quantities. A variant is the same if its color and values are; one
 * that is missing here is deleted, or stays inactive if it is in orders or carts.
 */
export async function saveVariants(
  ctx: Context,
  product: { id: number; shopId: number },
  { variants: wanted, quantityPrices }: Pick<ProductToSave, "variants" | "quantityPrices">,
  stockReason: string,
): Promise<Result<null, StockTooLow>> {
  const known = new Map(
    (await findKnownVariants(ctx, product.id)).map((each) => [`${each.colorId ?? ""}/${each.combination}`, each]),
  );
  const matched = wanted.map((variant) => known.get(keyOf(variant)));
  const staying = new Set(matched.map((each) => each?.id));
  const removed = [...known.values()].filter(({ id }) => !staying.has(id));
  await removeVariants(
    ctx,
    removed.map(({ id }) => id),
    wanted.length,
  );
  const skus = new Set(wanted.map(({ sku }) => sku));
  await freeSkus(ctx, [
    ...matched.flatMap((each, index) => (each && each.sku !== wanted[index]!.sku ? [each.id] : [])),
    // A removed variant that stays for its orders gives up its SKU to the one that has it now.
    ...removed.filter(({ sku }) => skus.has(sku)).map(({ id }) => id),
  ]);
  const ids: number[] = [];
  for (const [position, variant] of wanted.entries()) {
    const there = matched[position];
    if (there) await updateVariant(ctx, there.id, variant, position);
    ids.push(there?.id ?? (await insertVariant(ctx, product.id, variant, position)));
  }
  await setHasVariant(ctx, product.id);
  await setSpecialPrices(
    ctx,
    product,
    wanted.map(({ special }, index) => ({ variantId: ids[index]!, special })),
  );
  await setFixedPrices(
    ctx,
    wanted.flatMap(({ fixedPrices: prices }, index) => (prices ? [{ variantId: ids[index]!, prices }] : [])),
  );
  if (quantityPrices) await setQuantityPrices(ctx, product, quantityPrices);
  const changes = wanted.map(({ stockChange }, index) => ({ variantId: ids[index]!, quantity: stockChange }));
  const adjusted = await adjustStock(ctx, changes, stockReason);
  if (adjusted.ok) return success(null);
  return failure({ ...adjusted.failure, index: ids.indexOf(adjusted.failure.variantId) });
}

async function setFixedPrices(ctx: Context, wanted: Parameters<typeof replaceFixedPrices>[1]): Promise<void> {
  const isFirst = await replaceFixedPrices(ctx, wanted);
  // Lists in a currency with fixed prices are read in another way.
  if (isFirst) await ctx.cache.purge([CURRENCIES_TAG]);
}

function keyOf({ colorId, values }: VariantToSave): string {
  return variantKey({ colorId, attributeValues: values.map(({ valueId }) => valueId) });
}
