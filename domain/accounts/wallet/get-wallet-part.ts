import { compareMoney, isZero, mostPaidBy, zero, type Money } from "#shared/money.ts";
import { findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import type { Context } from "../../context.ts";
import { getBalance } from "./get-balance.ts";
import { getBuyerOf } from "./buyer.repository.ts";

/** The part of a purchase that its buyer's wallet pays; zero if it would pay all, as then no other method is needed. */
export async function getWalletPart(
  ctx: Context,
  { purchaseId, amount }: { purchaseId: number; amount: Money },
): Promise<Money> {
  const none = zero(amount.currency);
  const buyer = await getBuyerOf(ctx, purchaseId);
  const { customerId } = ctx.visitor;
  if (!buyer || customerId === null || buyer.customerId !== customerId) return none;
  const balance = await getBalance(ctx, customerId);
  if (isZero(balance)) return none;
  const currency = (await findAllCurrencies(ctx)).find(({ code }) => code === amount.currency);
  const part = mostPaidBy(balance, {
    code: amount.currency,
    exchangeRate: buyer.exchangeRate,
    roundingStepMinor: currency?.roundingStepMinor ?? 1,
  });
  return compareMoney(part, amount) < 0 ? part : none;
}
