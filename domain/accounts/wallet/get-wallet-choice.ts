import { findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { compareMoney, isZero, mostPaidBy, toBase, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { getBalance } from "./get-balance.ts";
import { getBuyerOf } from "./buyer.repository.ts";
import type { WalletChoice } from "./wallet.ts";

/** What the visitor's wallet can pay of an amount, at this rate; null if it is empty, or for a guest. */
export async function getWalletChoice(
  ctx: Context,
  { amount, exchangeRate }: { amount: Money; exchangeRate: string },
): Promise<WalletChoice | null> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return null;
  const balance = await getBalance(ctx, customerId);
  if (isZero(balance)) return null;
  const currency = (await findAllCurrencies(ctx)).find(({ code }) => code === amount.currency);
  const shown = mostPaidBy(balance, {
    code: amount.currency,
    exchangeRate,
    roundingStepMinor: currency?.roundingStepMinor ?? 1,
  });
  if (isZero(shown)) return null;
  return {
    balance: await showAmount(ctx, shown),
    isEnough: compareMoney(toBase(amount, exchangeRate, ctx.baseCurrency.code), balance) <= 0,
  };
}

/** The same for a placed, unpaid purchase at its frozen rate; for its buyer only. */
export async function getWalletChoiceOf(
  ctx: Context,
  { purchaseId, amount }: { purchaseId: number; amount: Money },
): Promise<WalletChoice | null> {
  const buyer = await getBuyerOf(ctx, purchaseId);
  if (!buyer || buyer.customerId === null || buyer.customerId !== ctx.visitor.customerId) return null;
  return getWalletChoice(ctx, { amount, exchangeRate: buyer.exchangeRate });
}
