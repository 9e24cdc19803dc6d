import type { ShownMoney } from "#shared/money.ts";

/** A limit as people say it: $75, where a price is $75.00. */
export function wholeAmount({ formatted }: ShownMoney): string {
  return formatted.replace(/[.,]00(?=\D*$)/, "");
}
