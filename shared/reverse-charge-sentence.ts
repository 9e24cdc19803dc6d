import type { Translate } from "./translate.ts";

/** The note that the law requires on an invoice without tax. */
export function reverseChargeSentence(t: Translate): string {
  return t("Reverse charge: the recipient of the invoice owes the tax.");
}
