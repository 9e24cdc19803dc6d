import { type AddressForm, isPostalCodeOf } from "#shared/address-form.ts";
import { getAddressForm } from "#domain/platform/country/address-forms.ts";
import { findCountries, findStates } from "#domain/platform/country/find-countries.ts";
import type { Context } from "../../context.ts";
import type { PostalAddress } from "./address.ts";

/** Errors by field, under their names on the wire; empty if valid. */
export async function checkAddress(ctx: Context, address: PostalAddress): Promise<Record<string, string[]>> {
  if (!(await isCountryServed(ctx, address.countryCode)))
    return { country_code: [ctx.t("We don't ship to this country.")] };
  const form = await getAddressForm(ctx, address.countryCode);
  return { ...(await checkState(ctx, form, address)), ...checkPostalCode(ctx, form, address) };
}

/** The same for a partial address; a missing state is no error. */
export async function checkCountryAndState(
  ctx: Context,
  { countryCode, state = "" }: { countryCode: string; state?: string | undefined },
): Promise<Record<string, string[]>> {
  if (!(await isCountryServed(ctx, countryCode))) return { country_code: [ctx.t("We don't ship to this country.")] };
  return state === "" ? {} : checkState(ctx, await getAddressForm(ctx, countryCode), { countryCode, state });
}

/** A state is only required where postal addresses use one. */
async function checkState(
  ctx: Context,
  form: AddressForm,
  { countryCode, state }: Pick<PostalAddress, "countryCode" | "state">,
): Promise<Record<string, string[]>> {
  if (state === "" && !form.parts.includes("state")) return {};
  const states = (await findStates(ctx, countryCode)) ?? [];
  if (states.length === 0 || states.some(({ name }) => name === state)) return {};
  return { state: [ctx.t("Choose a state in this country.")] };
}

function checkPostalCode(ctx: Context, form: AddressForm, { postalCode }: PostalAddress): Record<string, string[]> {
  if (isPostalCodeOf(form, postalCode)) return {};
  if (postalCode === "") return { postal_code: [ctx.t("This field is required.")] };
  const { postalCodeExample: example } = form;
  if (example === "") return { postal_code: [ctx.t("Enter a valid postal code.")] };
  return { postal_code: [ctx.t("Enter a valid postal code, such as {example}.", { example })] };
}

export async function isCountryServed(ctx: Context, code: string): Promise<boolean> {
  return (await findCountries(ctx)).some((country) => country.code === code);
}
