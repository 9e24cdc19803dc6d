import { compareMoney, timesQuantity, toBase, unitOf, type Money } from "#shared/money.ts";
import { BANK_TRANSFER, getBankAccount } from "#domain/platform/setting/bank-account.ts";
import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import {
  findOfferedProviders,
  isOfferedIn,
  showMethod,
  showProvider,
} from "#domain/payment/provider/find-offered-providers.ts";
import type { Context } from "../../context.ts";
import { CASH_ON_DELIVERY, type PaymentMethod } from "./payment.ts";

/** The payment methods available to this visitor now; `amount` is what the purchase is charged, at this rate, and
 * `countryCode` where it goes. */
export function findPaymentMethods(
  ctx: Context,
  purchase: {
    isCashOnDeliveryAllowed: boolean;
    amount: Money;
    exchangeRate: string;
    isWalletEnough: boolean;
    countryCode: string;
  },
): PaymentMethod[] {
  const wallet = { code: WALLET, name: ctx.t("Wallet"), description: ctx.t("Pay with your wallet balance.") };
  const methods: PaymentMethod[] = [];
  if (purchase.isCashOnDeliveryAllowed && isCashOffered(ctx, purchase))
    methods.push(
      showMethod(ctx, {
        code: CASH_ON_DELIVERY,
        name: ctx.t("Cash on delivery"),
        description: ctx.t("Pay cash when your order arrives."),
      }),
    );
  for (const provider of findOfferedProviders(ctx, purchase.amount.currency))
    if (provider.canCharge(purchase.amount.currency, purchase.amount)) methods.push(showProvider(ctx, provider));
  if (getBankAccount(ctx))
    methods.push(
      showMethod(ctx, {
        code: BANK_TRANSFER,
        name: ctx.t("Bank transfer"),
        description: ctx.t("We'll give you our bank details. The shops start once your payment arrives."),
      }),
    );
  const { paymentMethodOrder: order } = ctx.settings;
  const placeOf = ({ code }: PaymentMethod) => (order.includes(code) ? order.indexOf(code) : order.length);
  return [
    ...(purchase.isWalletEnough ? [wallet] : []),
    ...methods
      .filter(({ code }) => isOfferedIn(ctx, code, purchase.countryCode))
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  ];
}

/** Whether this amount can be paid in cash on delivery, if all goods allow it. */
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
