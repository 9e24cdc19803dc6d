import type { AddressView } from "#domain/orders/order/order.ts";
import { addressLines } from "#shared/address-lines.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";

/** What people typed keeps its own order of signs inside of a paper of the other direction. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

export function amountOnPaper({ formatted }: ShownMoney): string {
  return isolated(formatted);
}

/** A day in the paper's language, as the screens write it. */
export function dayOnPaper(ctx: Context, iso: string): string {
  const format = new Intl.DateTimeFormat(`${ctx.visitor.language.code}-u-nu-latn-ca-gregory`, {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return format.format(new Date(iso));
}

export function addressOnPaper(address: AddressView): string[] {
  const lines = [address.name, ...addressLines(address), address.countryName, address.phone];
  return lines.filter(Boolean).map(isolated);
}
