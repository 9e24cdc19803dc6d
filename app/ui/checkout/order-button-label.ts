import type { Translate } from "#shared/translate.ts";

/** Countries where Directive 2011/83/EU, article 8(2), prescribes the label: the EU and the rest of the EEA. */
const OBLIGATION_NAMED = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/** The label of the order button. */
export function orderButtonLabel(countryCode: string, t: Translate): string {
  return OBLIGATION_NAMED.has(countryCode) ? t("Order with obligation to pay") : t("Place order");
}
