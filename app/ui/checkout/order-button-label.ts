import type { Translate } from "#shared/translate.ts";

/** Where Directive 2011/83/EU, article 8(2), fixes the words of the button: the EU and the rest of the EEA. */
const OBLIGATION_NAMED = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/** What the button says that orders. */
export function orderButtonLabel(countryCode: string, t: Translate): string {
  return OBLIGATION_NAMED.has(countryCode) ? t("Order with obligation to pay") : t("Place order");
}
