import { compareMoney, timesQuantity, toBase, unitOf, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";

/** Whether this amount can be paid at the door, given that all goods can. */
export function isCashOffered(
  ctx: Context,
  { amount, exchangeRate }: { amount: Money; exchangeRate: string },
): boolean {
  const { isCashOnDeliveryOn, maximumCashOnDelivery } = ctx.settings;
  if (!isCashOnDeliveryOn || maximumCashOnDelivery === 0) return isCashOnDeliveryOn;
  const base = ctx.baseCurrency.code;
  const max = timesQuantity(unitOf(base), maximumCashOnDelivery);
  return compareMoney(toBase(amount, exchangeRate, base), max) <= 0;
}
