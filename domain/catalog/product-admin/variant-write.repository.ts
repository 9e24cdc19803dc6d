import { and, asc, eq, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import { writeMoney } from "#db/columns.ts";
import { cartLines } from "#db/schema/cart.ts";
import { digitalFiles, licenseKeys } from "#db/schema/digital.ts";
import { orderLines } from "#db/schema/order.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { variants, variantValues } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import type { Context } from "../../context.ts";
import { combinationOf } from "./product-admin.ts";
import type { VariantToSave } from "./product-to-save.ts";

export type KnownVariant = { id: number; colorId: number | null; combination: string; sku: string };

/** All variants of a product, including inactive ones. */
export function findKnownVariants(ctx: Context, productId: number): Promise<KnownVariant[]> {
  return ctx.db
    .select({ id: variants.id, colorId: variants.colorId, combination: variants.combination, sku: variants.sku })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.id));
}

export async function insertVariant(
  ctx: Context,
  productId: number,
  variant: VariantToSave,
  position: number,
): Promise<number> {
  const rows = await ctx.db
    .insert(variants)
    .values({
      productId,
      colorId: variant.colorId,
      combination: combinationOf(variant.values.map(({ valueId }) => valueId)),
      ...columnsOf(ctx, variant),
      position,
    })
    .returning({ id: variants.id });
  const { id } = rows[0]!;
  if (variant.values.length > 0)
    await ctx.db
      .insert(variantValues)
      .values(
        variant.values.map(({ attributeId, valueId }) => ({ variantId: id, attributeId, attributeValueId: valueId })),
      );
  await ctx.db.insert(stockLevels).values({ variantId: id, updatedAt: ctx.now() });
  return id;
}

export async function updateVariant(ctx: Context, id: number, variant: VariantToSave, position: number): Promise<void> {
  await ctx.db
    .update(variants)
    .set({ ...columnsOf(ctx, variant), position })
    .where(eq(variants.id, id));
}

/** Frees the SKUs of variants that get others, so that two of them can swap theirs. */
export async function freeSkus(ctx: Context, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await ctx.db
      .update(variants)
      .set({ sku: sql`'renamed/' || ${variants.id}` })
      .where(inArray(variants.id, [...ids]));
}

/**
 * Deletes variants that nothing refers to; those in orders, in carts or with files stay, inactive and behind the
 * others.
 */
export async function removeVariants(ctx: Context, ids: readonly number[], position: number): Promise<void> {
  if (ids.length === 0) return;
  const used = await findUsed(ctx, ids);
  const unused = ids.filter((id) => !used.has(id));
  if (used.size > 0)
    await ctx.db
      .update(variants)
      .set({ isActive: false, position })
      .where(inArray(variants.id, [...used]));
  if (unused.length > 0) await ctx.db.delete(variants).where(inArray(variants.id, unused));
}

async function findUsed(ctx: Context, ids: readonly number[]): Promise<Set<number>> {
  const uses = (table: typeof orderLines | typeof cartLines | typeof digitalFiles | typeof licenseKeys) =>
    sql`exists (select from ${table} where ${table.variantId} = ${variants.id})`;
  const rows = await ctx.db
    .select({ id: variants.id })
    .from(variants)
    .where(
      and(inArray(variants.id, [...ids]), or(uses(orderLines), uses(cartLines), uses(digitalFiles), uses(licenseKeys))),
    );
  return new Set(rows.map(({ id }) => id));
}

const isSpecialOfVariant = (productId: number) =>
  and(
    eq(priceRules.productId, productId),
    eq(priceRules.kind, "special"),
    eq(priceRules.discountKind, "fixed_price"),
    isNotNull(priceRules.variantId),
  );

/** Replaces the special prices of single variants. One that was there keeps its start; a new one cannot start in the past. */
export async function setSpecialPrices(
  ctx: Context,
  { id: productId, shopId }: { id: number; shopId: number },
  specials: readonly { variantId: number; special: VariantToSave["special"] }[],
): Promise<void> {
  const former = await ctx.db
    .delete(priceRules)
    .where(isSpecialOfVariant(productId))
    .returning({ variantId: priceRules.variantId, startsAt: priceRules.startsAt });
  const now = ctx.now();
  const rows = specials.flatMap(({ variantId, special }) => {
    if (!special) return [];
    const { price, startsAt, endsAt } = special;
    if (endsAt !== null && endsAt <= now) return [];
    const wasThere = former.some(
      (rule) => rule.variantId === variantId && rule.startsAt.getTime() === startsAt?.getTime(),
    );
    const start = startsAt !== null && (wasThere || startsAt > now) ? startsAt : now;
    return [
      {
        shopId,
        productId,
        variantId,
        kind: "special" as const,
        discountKind: "fixed_price" as const,
        amountMinor: writeMoney(price, ctx.baseCurrency.code),
        startsAt: start,
        endsAt,
        createdAt: now,
      },
    ];
  });
  if (rows.length > 0) await ctx.db.insert(priceRules).values(rows);
}

/** The special prices of single variants that run or are about to. */
export function findSpecialPrices(ctx: Context, productId: number) {
  return ctx.db
    .select({
      variantId: priceRules.variantId,
      amountMinor: priceRules.amountMinor,
      startsAt: priceRules.startsAt,
      endsAt: priceRules.endsAt,
    })
    .from(priceRules)
    .where(and(isSpecialOfVariant(productId), or(sql`${priceRules.endsAt} is null`, gte(priceRules.endsAt, ctx.now()))))
    .orderBy(asc(priceRules.id));
}

function columnsOf(ctx: Context, { price, cost, sku, barcode, weightGrams, image, isActive }: VariantToSave) {
  const currency = ctx.baseCurrency.code;
  return {
    sku,
    barcode,
    weightGrams,
    image,
    isActive,
    priceMinor: writeMoney(price, currency),
    ...(cost === undefined ? {} : { costMinor: cost && writeMoney(cost, currency) }),
  };
}
