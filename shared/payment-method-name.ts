import type { Translate } from "./translate.ts";

/** A way of paying in words; that of a provider without words is its code. */
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
