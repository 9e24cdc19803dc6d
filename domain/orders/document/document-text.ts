import type { AddressView } from "#domain/orders/order/order.ts";
import { addressLines } from "#shared/address-lines.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";

/** Isolates typed text, which keeps its own direction within a document of the other direction. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

export function amountText({ formatted }: ShownMoney): string {
  return isolated(formatted);
}

/** A day in the document's language, formatted as on screens. */
export function dayText(ctx: Context, iso: string): string {
  const format = new Intl.DateTimeFormat(`${ctx.visitor.language.code}-u-nu-latn-ca-gregory`, {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return format.format(new Date(iso));
}

export function addressTexts(address: AddressView): string[] {
  const lines = [address.name, ...addressLines(address), address.countryName, address.phone];
  return lines.filter(Boolean).map(isolated);
}
