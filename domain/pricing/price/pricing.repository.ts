import { and, eq, gt, inArray, isNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { readMoney } from "#db/columns.ts";
import { intList } from "#db/list-parameter.ts";
import { prepared } from "#db/prepared.ts";
import { campaignProducts } from "#db/schema/campaign.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import type { Context } from "../../context.ts";
import type { TargetedPriceRule } from "./price-now.ts";

export async function findRunningRuleRows(ctx: Context, productIds: readonly number[]): Promise<TargetedPriceRule[]> {
  const rows = await prepared(ctx.db, "running_price_rules", (db, name) => {
    const now = sql.placeholder("now");
    return selectRules(db)
      .where(
        and(
          sql`${priceRules.productId} = any(${intList(sql.placeholder("productIds"))})`,
          lte(priceRules.startsAt, now),
          or(isNull(priceRules.endsAt), gt(priceRules.endsAt, now)),
        ),
      )
      .prepare(name);
  }).execute({ productIds: `{${productIds.join(",")}}`, now: ctx.now() });
  return rows.map((row) => toRule(ctx, row));
}

/** Single-unit reductions that ended after an instant. */
export function findEndedRuleRows(
  ctx: Context,
  productIds: readonly number[],
  since: Date,
): Promise<TargetedPriceRule[]> {
  return findRuleRows(
    ctx,
    and(
      inArray(priceRules.productId, [...productIds]),
      ne(priceRules.kind, "wholesale"),
      gt(priceRules.endsAt, since),
      lte(priceRules.endsAt, ctx.now()),
    ),
  );
}

/** Current and upcoming quantity prices. */
export function findWholesaleRuleRows(ctx: Context, productId: number): Promise<TargetedPriceRule[]> {
  return findRuleRows(
    ctx,
    and(
      eq(priceRules.productId, productId),
      eq(priceRules.kind, "wholesale"),
      or(isNull(priceRules.endsAt), gt(priceRules.endsAt, ctx.now())),
    ),
  );
}

async function findRuleRows(ctx: Context, condition: SQL | undefined): Promise<TargetedPriceRule[]> {
  return (await selectRules(ctx.db).where(condition)).map((row) => toRule(ctx, row));
}

function selectRules(db: Database) {
  return db
    .select({
      productId: priceRules.productId,
      variantId: priceRules.variantId,
      kind: priceRules.kind,
      discountKind: priceRules.discountKind,
      amountMinor: priceRules.amountMinor,
      percentBasisPoints: priceRules.percentBasisPoints,
      minimumQuantity: priceRules.minimumQuantity,
      startsAt: priceRules.startsAt,
      endsAt: priceRules.endsAt,
      campaignProductId: priceRules.campaignProductId,
      soldUnits: campaignProducts.soldUnits,
      maximumUnits: campaignProducts.maximumUnits,
      maximumPerBuyer: campaignProducts.maximumPerBuyer,
    })
    .from(priceRules)
    .leftJoin(campaignProducts, eq(campaignProducts.id, priceRules.campaignProductId));
}

function toRule(
  ctx: Context,
  {
    amountMinor,
    campaignProductId,
    soldUnits,
    maximumUnits,
    maximumPerBuyer,
    ...row
  }: Awaited<ReturnType<typeof selectRules>>[number],
): TargetedPriceRule {
  const unitsLeft = maximumUnits === null ? null : maximumUnits - (soldUnits ?? 0);
  return {
    ...row,
    amount: amountMinor === null ? null : readMoney(amountMinor, ctx.baseCurrency.code),
    isUsedUp: unitsLeft !== null && unitsLeft < 1,
    caps: campaignProductId === null ? null : { campaignProductId, unitsLeft, maximumPerBuyer },
  };
}
