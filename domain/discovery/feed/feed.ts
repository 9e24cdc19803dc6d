import type { Money } from "#shared/money.ts";

/** A variant as a shopping engine is told of it, in one language and currency. */
export type FeedItem = {
  sku: string;
  /** What variants of one product have in common; null for a product without choices. */
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
  /** All that is chosen beside the colour: of what engines tell variants apart by, it has room for anything. */
  size: string | null;
  details: { name: string; value: string }[];
  /** To the shop's own country; null where it is not delivered there. */
  shipping: { countryCode: string; service: string; price: Money; minimumDays: number; maximumDays: number } | null;
  /** From the top category down. */
  categories: string[];
  weightGrams: number;
};
