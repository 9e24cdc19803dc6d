import type { Money } from "#shared/money.ts";

/** A variant in a shopping feed, in one language and currency. */
export type FeedItem = {
  sku: string;
  /** Groups the variants of one product; null for a product without choices. */
  groupId: string | null;
  title: string;
  description: string;
  path: string;
  images: string[];
  isInStock: boolean;
  price: Money;
  salePrice: Money | null;
  saleEndsAt: Date | null;
  brand: string | null;
  color: string | null;
  /** All attribute values besides the color: of the feed's variant attributes, `size` accepts any text. */
  size: string | null;
  details: { name: string; value: string }[];
  /** To the shop's own country; null if it is not delivered there. */
  shipping: { countryCode: string; service: string; price: Money; minimumDays: number; maximumDays: number } | null;
  /** From the top category down. */
  categories: string[];
  weightGrams: number;
};
