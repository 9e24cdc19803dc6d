import type { Translate } from "#shared/translate.ts";

/** Why nothing can be canceled or given back now, where that would be offered. */
export function disputedSentence(t: Translate): string {
  return t("The payment is disputed at the bank. Canceling and giving money back wait until that is decided.");
}
