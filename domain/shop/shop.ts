export const SHOPS_TAG = "shops";

/** What a card of a shop and the head of its listing show. */
export type ShopProfile = {
  id: number;
  slug: string;
  name: string;
  tagline: string;
  logo: string | null;
  banner: string | null;
  city: string;
};
