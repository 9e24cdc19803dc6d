import type { ShopRole } from "#shared/shop-role.ts";

export const SHOPS_TAG = "shops";

/** Cache tag of the counts and ratings of shops. */
export const SHOP_FIGURES_TAG = "shop-figures";

/** The head of a shop's listing. */
export type ShopProfile = {
  id: number;
  slug: string;
  name: string;
  tagline: string;
  logo: string | null;
  banner: string | null;
  city: string;
};

/** A shop, for who works for it. `isLookedAt`: staff see it as it does, and change nothing. */
export type OwnShop = {
  id: number;
  slug: string;
  name: string;
  logo: string | null;
  isSuspended: boolean;
  role: ShopRole;
  isTwoStepRequired: boolean;
  isLookedAt: boolean;
  /** Messages about orders and conversations with something that the shop has not read. */
  unreadThreads: number;
};

/** A shop in a list. `rating`: 0 to 5 in tenths; `onHolidayUntil`: an ISO instant while it takes no orders. */
export type ShopCard = ShopProfile & {
  rating: number;
  reviewsCount: number;
  productsCount: number;
  followersCount: number;
  onHolidayUntil: string | null;
};

/** The head of a shop's own screen. */
export type ShopDetails = ShopCard & {
  story: string;
  policies: string;
  openingHours: string;
  /** What it says while it is on holiday. */
  holidayMessage: string;
  /** Who it is legally, line by line; empty if unknown. */
  imprint: string[];
  joinedAt: string;
  isOperator: boolean;
};

export const SHOP_SORTS = ["top_rated", "most_followed", "most_products", "newest", "name"] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

/** The query of the list of shops: the same for the screen and the call. */
export type ShopQuery = {
  q: string;
  /** Minimum rating. */
  rating: number | null;
  /** The slug of a top-level category that it sells in. */
  category: string | null;
  /** Without those on holiday. */
  isOpen: boolean;
  sort: ShopSort;
  page: number;
  perPage: number;
};
