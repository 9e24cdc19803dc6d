import { addressFormOf, type AddressForm } from "#shared/address-form.ts";
import type { Context } from "../../context.ts";
import { COUNTRIES_TAG } from "./country.ts";
import { findAddressFormRows } from "./country.repository.ts";

/** The forms that the operator changed, by country. */
export function findAddressForms(ctx: Context): Promise<Readonly<Record<string, AddressForm>>> {
  return ctx.cache.get("address-forms", [COUNTRIES_TAG], async () =>
    Object.fromEntries((await findAddressFormRows(ctx)).map(({ countryCode, form }) => [countryCode, form])),
  );
}

/** The address form of a country: the operator's, or the built-in one. */
export async function getAddressForm(ctx: Context, countryCode: string): Promise<AddressForm> {
  return (await findAddressForms(ctx))[countryCode] ?? addressFormOf(countryCode);
}
