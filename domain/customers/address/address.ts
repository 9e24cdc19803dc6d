/** A postal address as entered. */
export type PostalAddress = {
  name: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
};

/** Only the postal parts of an address that has more. */
export function pickPostalAddress(address: PostalAddress): PostalAddress {
  const { name, phone, line1, line2, city, state, postalCode, countryCode } = address;
  return { name, phone, line1, line2, city, state, postalCode, countryCode };
}

/** An address in the customer's address book. */
export type SavedAddress = PostalAddress & {
  id: number;
  countryName: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
};

export const ADDRESS_USES = ["shipping", "billing"] as const;
export type AddressUse = (typeof ADDRESS_USES)[number];

/** The maximum number of addresses in an address book. */
export const MAX_ADDRESSES = 50;
