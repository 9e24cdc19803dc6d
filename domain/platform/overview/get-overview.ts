import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { countFailedMails } from "#domain/platform/outbox/find-mails.ts";
import { countOrderWork } from "#domain/orders/order-admin/count-order-work.ts";
import { countTransfersToDecide } from "#domain/payment/attempt/find-transfers.ts";
import { countUnanswered } from "#domain/orders/return/find-returns.ts";
import { getReturnOwner } from "#domain/orders/return/return-owner.ts";
import { hasAnyPermission, mayDo } from "#domain/platform/permission/permission.ts";
import { countRechargesToDecide } from "#domain/accounts/wallet/find-recharges.ts";
import type { Refusal } from "#shared/failures.ts";
import { addMoney, sumMoney, toBase, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { LowProduct, Overview, Turnover } from "./overview.ts";
import { findLowProducts, findTurnover } from "./overview.repository.ts";

const DAY_MILLISECONDS = 86_400_000;
const WEEK_DAYS = 7;
const MAX_LOW = 8;
/** Cached, as the query scans every variant. */
const LOW_SECONDS = 60;

/** Sales and pending work, as far as this member of staff may see it. */
export async function getOverview(ctx: Context): Promise<Result<Overview, Refusal<"sign_in" | "not_found">>> {
  if (!hasAnyPermission(ctx)) return failure({ code: ctx.visitor.customerId === null ? "sign_in" : "not_found" });
  const mayReadOrders = mayDo(ctx, "orders.read");
  const ofOrders = <Value>(read: () => Promise<Value>) => (mayReadOrders ? read() : null);
  const [
    day,
    week,
    toShip,
    awaitingPayment,
    refundsStuck,
    returnsToDecide,
    rechargesWaiting,
    transfersWaiting,
    mailsFailed,
    lowProducts,
  ] = await Promise.all([
    ofOrders(() => readTurnover(ctx, 1)),
    ofOrders(() => readTurnover(ctx, WEEK_DAYS)),
    ofOrders(() => countOrderWork(ctx, "to_ship")),
    ofOrders(() => countOrderWork(ctx, "awaiting_payment")),
    ofOrders(() => countOrderWork(ctx, "refund_stuck")),
    countReturnsToDecide(ctx),
    countRechargesToDecide(ctx),
    countTransfersToDecide(ctx),
    mayDo(ctx, "mails.read") ? countFailedMails(ctx) : null,
    ofOrders(() => readLowProducts(ctx)),
  ]);
  return success({
    day,
    week,
    toShip,
    awaitingPayment,
    refundsStuck,
    returnsToDecide,
    rechargesWaiting,
    transfersWaiting,
    mailsFailed,
    lowProducts,
  });
}

async function readTurnover(ctx: Context, days: number): Promise<Turnover> {
  const parts = await findTurnover(ctx, new Date(ctx.now().getTime() - days * DAY_MILLISECONDS));
  const base = ctx.baseCurrency.code;
  const total = sumMoney(
    parts.map((part) => toBase(part.total, part.exchangeRate, base)),
    base,
  );
  const byCurrency = new Map<string, { orders: number; total: Money }>();
  for (const { currencyCode, orders, total: sum } of parts) {
    const known = byCurrency.get(currencyCode);
    byCurrency.set(currencyCode, {
      orders: orders + (known?.orders ?? 0),
      total: known ? addMoney(known.total, sum) : sum,
    });
  }
  return {
    orders: parts.reduce((sum, { orders }) => sum + orders, 0),
    total: await showAmount(ctx, total),
    currencies: await Promise.all(
      [...byCurrency.values()]
        .toSorted((a, b) => b.orders - a.orders)
        .map(async (each) => ({ orders: each.orders, total: await showAmount(ctx, each.total) })),
    ),
  };
}

async function countReturnsToDecide(ctx: Context): Promise<number | null> {
  const keeper = mayDo(ctx, "returns.decide") ? await getReturnOwner(ctx, "operator", "read") : null;
  return keeper?.ok ? countUnanswered(ctx, keeper.value) : null;
}

function readLowProducts(ctx: Context): Promise<LowProduct[]> {
  return ctx.cache.get("low-products", ["low-products"], () => findLowProducts(ctx, MAX_LOW), {
    seconds: LOW_SECONDS,
  });
}
