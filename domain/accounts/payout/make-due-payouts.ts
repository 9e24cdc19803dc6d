import { compareMoney, isZero } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findBalanceSums, findPayableShops } from "./balance.repository.ts";
import { splitBalance, type PayoutSchedule } from "./payout.ts";
import { makePayout } from "./request-payout.ts";

const MONDAY = 1;

/** Requests the payouts of the schedules whose day it is. */
export async function makeScheduledPayouts(ctx: Context): Promise<void> {
  const now = ctx.now();
  const due: PayoutSchedule[] = [];
  if (now.getUTCDay() === MONDAY) due.push("weekly");
  if (now.getUTCDate() === 1) due.push("monthly");
  if (due.length > 0) await makeDuePayouts(ctx, due);
}

/** For each shop on one of these schedules with enough available; the others are left out, whatever the reason. */
export async function makeDuePayouts(ctx: Context, schedules: readonly PayoutSchedule[] | "all"): Promise<number> {
  const sums = new Map((await findBalanceSums(ctx, "all")).map((each) => [each.shopId, each.sums]));
  let made = 0;
  for (const { shop, terms } of await findPayableShops(ctx)) {
    const found = sums.get(shop.id);
    const isDue = schedules === "all" ? terms.schedule !== "manual" : schedules.includes(terms.schedule);
    if (!found || !isDue || shop.status === "suspended") continue;
    const { available } = splitBalance(found, terms.reserveBasisPoints);
    if (isZero(available) || compareMoney(available, terms.minimum) < 0) continue;
    const outcome = await withTransaction(ctx, (inside) => makePayout(inside, { shopId: shop.id }, null, null));
    if (outcome.ok) made += 1;
  }
  return made;
}
