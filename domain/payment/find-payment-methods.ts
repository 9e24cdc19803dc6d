import { WALLET } from "#domain/wallet/wallet.ts";
import type { Context } from "../context.ts";
import { CASH_ON_DELIVERY, type PaymentMethod } from "./payment.ts";

/** The ways in which this visitor can pay now; `currency` is the one that the purchase is charged in. */
export function findPaymentMethods(
  ctx: Context,
  purchase: { isCashOnDeliveryAllowed: boolean; currency: string; isWalletEnough: boolean },
): PaymentMethod[] {
  const methods: PaymentMethod[] = [];
  if (purchase.isWalletEnough)
    methods.push({ code: WALLET, name: ctx.t("Wallet"), description: ctx.t("Pay with the money in your wallet.") });
  if (purchase.isCashOnDeliveryAllowed && ctx.settings.isCashOnDeliveryOn)
    methods.push({
      code: CASH_ON_DELIVERY,
      name: ctx.t("Cash on delivery"),
      description: ctx.t("Pay in cash when the parcel arrives."),
    });
  for (const provider of ctx.providers)
    if (provider.canCharge(purchase.currency))
      methods.push({
        code: provider.code as PaymentMethod["code"],
        name: ctx.t(provider.name),
        description: ctx.t(provider.description),
      });
  return methods;
}
