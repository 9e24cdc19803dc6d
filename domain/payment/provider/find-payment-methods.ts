import type { Context } from "../../context.ts";

/** The codes of all methods that an order can have been paid by, to filter orders by them. */
export function findPaymentMethods({ providers }: Pick<Context, "providers">): string[] {
  return ["cash_on_delivery", "offline_method", "wallet", "voucher", ...providers.map(({ code }) => code)];
}
