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

/** A shop, for its team. `isLookedAt`: staff view it read-only. */
export type OwnShop = {
  id: number;
  slug: string;
  name: string;
  logo: string | null;
  isSuspended: boolean;
  role: ShopRole;
  isTwoStepRequired: boolean;
  isLookedAt: boolean;
  /** Threads (about orders, and conversations) with unread messages. */
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
  /** Its message while it is on holiday. */
  holidayMessage: string;
  /** Its legal identity, line by line; empty if unknown. */
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
  /** Excludes shops on holiday. */
  isOpen: boolean;
  sort: ShopSort;
  page: number;
  perPage: number;
};
