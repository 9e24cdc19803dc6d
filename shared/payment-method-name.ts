import type { Translate } from "./translate.ts";

/** The name of a payment method; a provider without a name is shown by its code. */
export function paymentMethodName(code: string, t: Translate): string {
  switch (code) {
    case "cash_on_delivery":
      return t("Cash on delivery");
    case "wallet":
      return t("Wallet");
    case "voucher":
      return t("Gift voucher");
    case "offline_method":
      return t("Bank transfer");
    case "stripe":
      return t("Card");
    case "sandbox":
      return t("Sandbox payment");
    default:
      return code;
  }
}
