import * as z from "zod";
import { idParameter, idInput } from "#domain/id.input.ts";
import { normalizePostalCode } from "#shared/address-form.ts";
import { lineInput, phoneInput } from "../../text.input.ts";
import { ADDRESS_USES, type PostalAddress } from "./address.ts";

/** A postal address of a form; `checkAddress` validates country and state. */
export const postalAddressInput = z.object({
  name: lineInput(120),
  phone: phoneInput.default(""),
  line_1: lineInput(160),
  line_2: lineInput(160, 0).default(""),
  city: lineInput(100),
  state: lineInput(100, 0).default(""),
  postal_code: lineInput(20, 0).default(""),
  country_code: z.string().regex(/^[A-Z]{2}$/),
});

export const storeAddressInput = postalAddressInput.extend({
  /** The address to change; absent for a new one. */
  id: idInput.optional(),
  is_default_shipping: z.boolean().default(false),
  is_default_billing: z.boolean().default(false),
});

export const addressUseInput = idParameter.extend({ type: z.enum(ADDRESS_USES) });

export type PostalAddressInput = z.infer<typeof postalAddressInput>;
export type StoreAddressInput = z.infer<typeof storeAddressInput>;

export function toPostalAddress(input: PostalAddressInput): PostalAddress {
  return {
    name: input.name,
    phone: input.phone,
    line1: input.line_1,
    line2: input.line_2,
    city: input.city,
    state: input.state,
    postalCode: normalizePostalCode(input.postal_code),
    countryCode: input.country_code,
  };
}
