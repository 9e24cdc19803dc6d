import { neverHappens } from "./result.ts";
import type { Translate } from "./translate.ts";

/** The greeting on a gift voucher of this design. */
export function voucherGreeting(design: "classic" | "birthday" | "thanks" | "festive", t: Translate): string {
  switch (design) {
    case "classic":
      return t("A gift for you");
    case "birthday":
      return t("Happy birthday");
    case "thanks":
      return t("Thank you");
    case "festive":
      return t("Season's greetings");
    default:
      return neverHappens(design);
  }
}
