import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { readListPage } from "#domain/platform/list/read-list-page.ts";
import { getBalanceOf } from "#domain/accounts/ledger/get-balance-of.ts";
import { isZero, negate, subtractMoney, sumMoney, zero, type Money, type ShownMoney } from "#shared/money.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { writePercent } from "#shared/percent.ts";
import type { Context } from "../../context.ts";
import { reversedPart, splitOrder } from "./commission.ts";
import type { EarningEntry, EarningRow, EarningSums } from "./earning-entry.ts";
import { findEntryRows, findPendingOrders, sumEarnings } from "./earning-book.repository.ts";

const FIRST = { limit: 1, offset: 0, isFromEnd: false };

type Parts = { earning: Money; commission: Money };
/** Order and line, or the order's delivery → its expected earning. */
type Expected = ReadonlyMap<string, Parts>;

/** A shop's earnings by line: pending, booked and reversed. */
export async function findEarnings(
  ctx: Context,
  shopId: number,
  query: ListQuery,
): Promise<{ sums: EarningSums; entries: ListPage<EarningEntry> }> {
  const expected = await findExpected(ctx, shopId);
  const found = await readListPage(query, {
    count: async () => (await findEntryRows(ctx, shopId, query, FIRST)).total,
    find: async (part) => (await findEntryRows(ctx, shopId, query, part)).rows,
  });
  return {
    sums: await sumUp(ctx, shopId, expected),
    entries: { ...found, rows: await Promise.all(found.rows.map((row) => present(ctx, row, expected))) },
  };
}

/** Computed as it will be booked, less what was already refunded. */
async function findExpected(ctx: Context, shopId: number): Promise<Expected> {
  const base = ctx.baseCurrency.code;
  const found = new Map<string, Parts>();
  for (const order of await findPendingOrders(ctx, shopId))
    for (const part of splitOrder(order, base).parts) {
      const refunded = order.refunded.get(part.orderLineId);
      const lost = refunded ? reversedPart(part, refunded) : { earning: zero(base), commission: zero(base) };
      found.set(keyOf({ orderId: order.id, orderLineId: part.orderLineId }), {
        earning: subtractMoney(part.earning, lost.earning),
        commission: subtractMoney(part.commission, lost.commission),
      });
    }
  return found;
}

function keyOf({ orderId, orderLineId }: Pick<EarningRow, "orderId" | "orderLineId">): string {
  return `${orderId}:${orderLineId ?? "delivery"}`;
}

async function sumUp(ctx: Context, shopId: number, expected: Expected): Promise<EarningSums> {
  const base = ctx.baseCurrency.code;
  const { booked, reversed } = await sumEarnings(ctx, shopId);
  const pending = sumMoney(
    [...expected.values()].map(({ earning }) => earning),
    base,
  );
  return {
    pending: await showAmount(ctx, pending),
    booked: await showAmount(ctx, booked),
    reversed: await showAmount(ctx, negate(reversed)),
    balance: await showAmount(ctx, await getBalanceOf(ctx, { kind: "shop_earning", shopId }, base)),
  };
}

async function present(ctx: Context, row: EarningRow, expected: Expected): Promise<EarningEntry> {
  const { earning, commission } = partsOf(ctx, row, expected);
  const isReversed = row.state === "reversed";
  const { productName, variantName, sku, quantity } = row;
  return {
    id: `${row.state}-${row.id}`,
    state: row.state,
    at: row.at.toISOString(),
    orderCode: row.orderCode,
    line:
      productName === null
        ? null
        : { productName, variantName: variantName ?? "", sku: sku ?? "", quantity: quantity ?? 0 },
    price: await showAmount(ctx, isReversed && row.booked ? negate(row.booked.refunded) : row.price),
    tax: await showSome(ctx, row.addedTax, isReversed),
    shopDiscount: await showSome(ctx, negate(row.shopDiscount), isReversed),
    operatorDiscount: await showSome(ctx, row.operatorDiscount, isReversed),
    commissionPercent: row.commissionBasisPoints === 0 ? null : writePercent(row.commissionBasisPoints),
    commission: await showAmount(ctx, negate(commission)),
    earning: await showAmount(ctx, earning),
  };
}

async function showSome(ctx: Context, amount: Money, isReversed: boolean): Promise<ShownMoney | null> {
  return isReversed || isZero(amount) ? null : showAmount(ctx, amount);
}

/** For a refund: what it reversed beyond earlier refunds. */
function partsOf(ctx: Context, row: EarningRow, expected: Expected): Parts {
  const nothing = zero(ctx.baseCurrency.code);
  if (!row.booked) return expected.get(keyOf(row)) ?? { earning: nothing, commission: nothing };
  if (row.state !== "reversed") return row.booked;
  const { refunded, refundedBefore, ...whole } = row.booked;
  const part = { ...whole, orderLineId: row.orderLineId };
  const before = isZero(refundedBefore) ? null : reversedPart(part, refundedBefore);
  const after = reversedPart(part, sumMoney([refundedBefore, refunded], refunded.currency));
  return {
    earning: subtractMoney(before?.earning ?? nothing, after.earning),
    commission: subtractMoney(before?.commission ?? nothing, after.commission),
  };
}
