import { compareMoney, isZero, mostPaidBy, zero, type Money } from "#shared/money.ts";
import { findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import type { Context } from "../../context.ts";
import { getBalance } from "./get-balance.ts";
import { getBuyerOf } from "./buyer.repository.ts";

/** As much of what a purchase owes as its buyer's wallet pays; nothing where it would be all, for then the rest needs no other method. */
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
