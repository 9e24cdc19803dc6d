import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { mayDo } from "#domain/platform/permission/permission.ts";
import type { OwnShop } from "#domain/shops/shop/shop.ts";
import {
  compareMoney,
  isZero,
  shareOfCount,
  sumMoney,
  timesRatio,
  toBase,
  zero,
  type Money,
  type ShownMoney,
} from "#shared/money.ts";
import type { OverviewPeriod } from "#shared/overview-period.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { readShopTime, shopTimeOf } from "#shared/shop-time.ts";
import type { Context } from "../../context.ts";
import { periodOf, type Period } from "./period.ts";
import type { Figure, SalesFigures } from "./sales-figures.ts";
import { findSalesRows, sumBooked, type PeriodInstants, type SalesRow } from "./sales-figures.repository.ts";

/** A shop's sales, for those of its team who read orders; what it earned, for those who see its money. */
export async function getShopSales(
  ctx: Context,
  shop: Pick<OwnShop, "id" | "role">,
  period: OverviewPeriod,
): Promise<SalesFigures | null> {
  if (!hasShopRight(shop.role, "orders.read")) return null;
  return readFigures(ctx, shop.id, period, hasShopRight(shop.role, "finance.read") ? "earned" : null);
}

/** The sales of all shops, for staff who read orders; the commission, for those who see the payouts. */
export async function getMarketSales(ctx: Context, period: OverviewPeriod): Promise<SalesFigures | null> {
  if (!mayDo(ctx, "orders.read")) return null;
  return readFigures(ctx, null, period, mayDo(ctx, "payouts.manage") ? "commission" : null);
}

type Sold = { orders: number; total: Money };

async function readFigures(
  ctx: Context,
  shopId: number | null,
  name: OverviewPeriod,
  booked: "earned" | "commission" | null,
): Promise<SalesFigures> {
  const { timeZone } = ctx.settings;
  const period = periodOf(name, shopTimeOf(ctx.now().toISOString(), timeZone).slice(0, 10));
  const instants = instantsOf(period, timeZone);
  const [rows, sums] = await Promise.all([
    findSalesRows(ctx, shopId, { ...instants, unit: period.unit }),
    booked && sumBooked(ctx, shopId, instants),
  ]);
  const buckets = period.buckets.map((day) => ({ day, ...soldIn(ctx, rows, (bucket) => bucket === day) }));
  // The sum of the bars, so that the table below the plot adds up.
  const now = {
    orders: buckets.reduce((sum, { orders }) => sum + orders, 0),
    total: sumMoney(
      buckets.map(({ total }) => total),
      ctx.baseCurrency.code,
    ),
  };
  const before = soldIn(ctx, rows, (bucket) => bucket === null);
  const max = buckets.reduce(
    (high, { total }) => (compareMoney(total, high) > 0 ? total : high),
    zero(now.total.currency),
  );
  const show = (amount: Money): Promise<ShownMoney> => showAmount(ctx, amount);
  return {
    period: name,
    firstDay: period.from,
    lastDay: shopTimeOf(ctx.now().toISOString(), timeZone).slice(0, 10),
    sales: await figureOf(ctx, now.total, before.total),
    orders: { now: now.orders, before: before.orders, change: changeOf(now.orders, before.orders) },
    average: await figureOf(ctx, averageOf(now), averageOf(before)),
    earned: sums && booked ? await figureOf(ctx, sums.now[booked], sums.before[booked]) : null,
    buckets: await Promise.all(
      buckets.map(async ({ day, orders, total }) => ({
        day,
        orders,
        sales: await show(total),
        share: isZero(max) ? 0 : shareOfCount(1_000, total, max),
      })),
    ),
    most: await show(max),
    half: await show(timesRatio(max, 1n, 2n, "half_up")),
  };
}

function instantsOf({ from, until, before }: Period, timeZone: string): PeriodInstants {
  const begin = (day: string) => readShopTime(`${day}T00:00`, timeZone) ?? new Date(`${day}T00:00:00Z`);
  return {
    from: begin(from),
    until: begin(until),
    beforeFrom: begin(before.from),
    beforeUntil: begin(before.until),
  };
}

/** In the base currency, each amount at the rate at which it was sold. */
function soldIn(ctx: Context, rows: readonly SalesRow[], isOf: (bucket: string | null) => boolean): Sold {
  const base = ctx.baseCurrency.code;
  const theirs = rows.filter(({ bucket }) => isOf(bucket));
  return {
    orders: theirs.reduce((sum, { orders }) => sum + orders, 0),
    total: sumMoney(
      theirs.map(({ total, exchangeRate }) => toBase(total, exchangeRate, base)),
      base,
    ),
  };
}

function averageOf({ orders, total }: Sold): Money {
  return orders === 0 ? zero(total.currency) : timesRatio(total, 1n, BigInt(orders), "half_up");
}

async function figureOf(ctx: Context, now: Money, before: Money): Promise<Figure<ShownMoney>> {
  const isComparable = compareMoney(before, zero(before.currency)) > 0;
  return {
    now: await showAmount(ctx, now),
    before: await showAmount(ctx, before),
    change: isComparable ? shareOfCount(100, now, before) - 100 : null,
  };
}

function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((now / before) * 100) - 100;
}
