import { getBalanceOf } from "#domain/ledger/get-balance-of.ts";
import type { Money } from "#shared/money.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../context.ts";
import type { EarningRow } from "./commission.ts";
import { findEarningRows } from "./earning.repository.ts";

/** What a shop has earned and was not paid yet, and by which orders; below zero where refunds were more. */
export async function findEarnings(
  ctx: Context,
  shopId: number,
  page: number,
): Promise<{ balance: Money; orders: Page<EarningRow> }> {
  return {
    balance: await getBalanceOf(ctx, { kind: "shop_earning", shopId }, ctx.baseCurrency.code),
    orders: await findEarningRows(ctx, shopId, page),
  };
}
