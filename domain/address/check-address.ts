import type { Context } from "../context.ts";
import type { PostalAddress } from "./address.ts";
import { findStateNames, isActiveCountry } from "./address.repository.ts";

/** The fields that are wrong with their sentences, under the names of the wire; empty when all is well. */
export async function checkAddress(ctx: Context, address: PostalAddress): Promise<Record<string, string[]>> {
  if (!(await isCountryServed(ctx, address.countryCode)))
    return { country_code: [ctx.t("We do not deliver to this country.")] };
  const states = await findStateNames(ctx, address.countryCode);
  if (states.length === 0 || states.includes(address.state)) return {};
  return { state: [ctx.t("Please choose a state of this country.")] };
}

export async function isCountryServed(ctx: Context, code: string): Promise<boolean> {
  return /^[A-Z]{2}$/.test(code) && isActiveCountry(ctx, code);
}
