import type { PostalAddress } from "#domain/customers/address/address.ts";
import { versionOf } from "#domain/record-version.ts";

export const ADDRESS_PARTS = [
  "name",
  "phone",
  "line1",
  "line2",
  "city",
  "state",
  "postalCode",
  "countryCode",
] as const satisfies readonly (keyof PostalAddress)[];

/** What a form of an order's address shows, for its version. */
export const partsOfAddress = (address: PostalAddress): string[] => ADDRESS_PARTS.map((part) => address[part]);

/** Of the order's delivery address; null if it has none. */
export const addressVersionOf = (address: PostalAddress | null): string | null =>
  address && versionOf(partsOfAddress(address));
