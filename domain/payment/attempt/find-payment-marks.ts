import { findOfferedProviders } from "#domain/payment/provider/find-offered-providers.ts";
import { getBankAccount } from "#domain/platform/setting/bank-account.ts";
import type { Context } from "../../context.ts";

export type PaymentMark = { icon: "banknote" | "credit-card" | "coins"; name: string };

/** The payment methods that are configured and switched on, for the footer. */
export function findPaymentMarks(ctx: Context): PaymentMark[] {
  return [
    ...(ctx.settings.isCashOnDeliveryOn ? [{ icon: "banknote" as const, name: ctx.t("Cash on delivery") }] : []),
    ...(findOfferedProviders(ctx, ctx.baseCurrency.code).length > 0
      ? [{ icon: "credit-card" as const, name: ctx.t("Online payment") }]
      : []),
    ...(getBankAccount(ctx) ? [{ icon: "coins" as const, name: ctx.t("Bank transfer") }] : []),
  ];
}
