export type ContactTopic = "order" | "return" | "product" | "payment" | "selling" | "other";

/** The shop's contact details. Empty texts are not set. */
export type ContactDetails = {
  shopName: string;
  email: string;
  phone: string;
  address: string;
  openingHours: string;
  /** A search for the address on a map; empty without an address. */
  mapLink: string;
  topics: readonly ContactTopic[];
};
