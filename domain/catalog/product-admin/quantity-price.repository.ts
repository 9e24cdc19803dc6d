import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { toMajorUnits } from "#shared/money.ts";
import { writePercent } from "#shared/percent.ts";
import type { Context } from "../../context.ts";
import type { QuantityPrice } from "./product-admin.ts";
import type { QuantityPriceToSave } from "./product-to-save.ts";

/** For all variants and without an end: others have no field in the editor. */
const isOfProduct = (productId: number) =>
  and(
    eq(priceRules.productId, productId),
    eq(priceRules.kind, "wholesale"),
    ne(priceRules.discountKind, "flat"),
    isNull(priceRules.variantId),
    isNull(priceRules.endsAt),
  );

/** By quantity. */
export async function findQuantityPrices(ctx: Context, productId: number): Promise<QuantityPrice[]> {
  const rows = await findRows(ctx, productId);
  return rows.map(({ minimumQuantity, discountKind, amountMinor, percentBasisPoints }) => ({
    minimumQuantity,
    discountKind: discountKind === "percent" ? "percent" : "fixed_price",
    value:
      amountMinor === null
        ? writePercent(percentBasisPoints ?? 0)
        : toMajorUnits(readMoney(amountMinor, ctx.baseCurrency.code)),
  }));
}

/** Replaces those that differ; the others keep their start. */
export async function setQuantityPrices(
  ctx: Context,
  { id: productId, shopId }: { id: number; shopId: number },
  wanted: readonly QuantityPriceToSave[],
): Promise<void> {
  const columns = wanted.map(({ amount, ...price }) => ({
    ...price,
    amountMinor: amount && writeMoney(amount, ctx.baseCurrency.code),
  }));
  const known = await findRows(ctx, productId);
  const isSame = (one: (typeof columns)[number], other: (typeof known)[number]) =>
    one.minimumQuantity === other.minimumQuantity &&
    one.discountKind === other.discountKind &&
    one.amountMinor === other.amountMinor &&
    one.percentBasisPoints === other.percentBasisPoints;
  const removed = known.filter((rule) => !columns.some((price) => isSame(price, rule))).map(({ id }) => id);
  if (removed.length > 0) await ctx.db.delete(priceRules).where(inArray(priceRules.id, removed));
  const added = columns.filter((price) => !known.some((rule) => isSame(price, rule)));
  if (added.length === 0) return;
  const now = ctx.now();
  await ctx.db.insert(priceRules).values(
    added.map((price) => ({
      ...price,
      shopId,
      productId,
      kind: "wholesale" as const,
      startsAt: now,
      createdAt: now,
    })),
  );
}

function findRows(ctx: Context, productId: number) {
  return ctx.db
    .select({
      id: priceRules.id,
      minimumQuantity: priceRules.minimumQuantity,
      discountKind: priceRules.discountKind,
      amountMinor: priceRules.amountMinor,
      percentBasisPoints: priceRules.percentBasisPoints,
    })
    .from(priceRules)
    .where(isOfProduct(productId))
    .orderBy(asc(priceRules.minimumQuantity), asc(priceRules.id));
}
