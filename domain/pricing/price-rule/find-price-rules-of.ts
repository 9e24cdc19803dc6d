import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { priceNow } from "#domain/pricing/price/price-now.ts";
import type { Failure } from "#shared/failures.ts";
import { type Money, toMajorUnits } from "#shared/money.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { shopTimeOf } from "#shared/shop-time.ts";
import type { Context } from "../../context.ts";
import { versionOf } from "../../record-version.ts";
import { stateOfRule, type PriceRuleForm, type PriceRuleRecord, type SaleOwner } from "./price-rule.ts";
import { findRuleRowsBetween, getRuleRow, priceRuleReads, type PriceRuleRow } from "./price-rule.repository.ts";
import type { ReadDiscount } from "./read-discount.ts";

/** A page of the special prices and daily deals that an owner sees. */
export async function findPriceRulesOf(
  ctx: Context,
  owner: SaleOwner,
  query: ListQuery,
): Promise<ListPage<PriceRuleRecord>> {
  const found = await readListFrom(query, priceRuleReads(ctx, owner));
  return { ...found, rows: await Promise.all(found.rows.map((row) => present(ctx, owner, row))) };
}

export async function getPriceRuleForm(
  ctx: Context,
  owner: SaleOwner,
  id: number,
): Promise<Result<PriceRuleForm, Failure<"not_found">>> {
  const row = await getRuleRow(ctx, owner, id);
  if (!row) return failure({ code: "not_found" });
  const { timeZone } = ctx.settings;
  return success({
    ...(await present(ctx, owner, row)),
    typed: {
      amount: row.amount ? toMajorUnits(row.amount) : "",
      startsAt: shopTimeOf(row.startsAt.toISOString(), timeZone),
      endsAt: row.endsAt ? shopTimeOf(row.endsAt.toISOString(), timeZone) : "",
    },
    version: versionOf(recordOfRule(row)),
  });
}

/** What the version of a price is of. */
export function recordOfRule({ discountKind, percentBasisPoints, amount, startsAt, endsAt }: PriceRuleRow): unknown[] {
  return [discountKind, percentBasisPoints, amount && toMajorUnits(amount), startsAt, endsAt];
}

/** Prices of all shops in an interval, for the operator's calendar. */
export async function findPriceRulesBetween(ctx: Context, interval: { from: Date; until: Date }, max: number) {
  const rows = await findRuleRowsBetween(ctx, interval, max);
  return rows.map(({ id, kind, name, productId, startsAt, endsAt }) => ({
    id,
    kind,
    name,
    productId,
    startsAt,
    endsAt,
  }));
}

async function present(ctx: Context, owner: SaleOwner, row: PriceRuleRow): Promise<PriceRuleRecord> {
  const state = stateOfRule(row.startsAt, row.endsAt, ctx.now());
  return {
    id: row.id,
    kind: row.kind,
    state,
    product: { id: row.productId, slug: row.slug, name: row.name, image: row.image },
    variantSku: row.variantSku,
    shopName: row.shopName,
    discountKind: row.discountKind,
    percent: row.percentBasisPoints === null ? null : row.percentBasisPoints / 100,
    amount: row.amount && (await showAmount(ctx, row.amount)),
    price: await showAmount(ctx, row.ownPrice),
    reducedPrice: await showAmount(ctx, reduced(row.ownPrice, row)),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    canChange: state !== "ended" && mayChange(owner, row),
  };
}

/** A shop changes its own prices only; those of a single variant belong to the product's editor. */
export function mayChange(owner: SaleOwner, row: Pick<PriceRuleRow, "ownerShopId" | "variantSku">): boolean {
  return row.variantSku === null && (owner.kind === "operator" || row.ownerShopId === owner.shopId);
}

/** The price of one unit with only one discount. */
export function reduced(ownPrice: Money, discount: ReadDiscount): Money {
  const at = new Date(0);
  const rule = {
    ...discount,
    kind: "special" as const,
    minimumQuantity: 1,
    isUsedUp: false,
    startsAt: at,
    endsAt: null,
  };
  return priceNow(ownPrice, [rule], at, 1).price;
}
