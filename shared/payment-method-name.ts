import type { Translate } from "./translate.ts";

/**
 * The name of a payment method. A provider has its name under `payment_method.` and its code in the language files, so
 * that old payments keep it when the provider is switched off; without a name it is shown by its code.
 */
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
    default: {
      const keyword = `payment_method.${code}`;
      const name = t(keyword);
      return name === keyword ? code : name;
    }
  }
}
