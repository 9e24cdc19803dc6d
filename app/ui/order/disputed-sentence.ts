import type { Translate } from "#shared/translate.ts";

/** Why nothing can be canceled or refunded now, where that would be offered. */
export function disputedSentence(t: Translate): string {
  return t("This payment is disputed at the bank. You can't cancel or refund until the bank decides.");
}
