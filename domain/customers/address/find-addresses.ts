import type { Context } from "../../context.ts";
import type { SavedAddress } from "./address.ts";
import { findAddressRows } from "./address.repository.ts";

/** The signed-in customer's address book, the default first; empty for a guest. */
export async function findAddresses(ctx: Context): Promise<SavedAddress[]> {
  if (ctx.visitor.customerId === null) return [];
  const names = new Intl.DisplayNames([ctx.visitor.language.code], { type: "region", fallback: "code" });
  const rows = await findAddressRows(ctx, ctx.visitor.customerId);
  return rows.map((address) => ({ ...address, countryName: names.of(address.countryCode) ?? address.countryCode }));
}
