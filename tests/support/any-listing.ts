import type { SearchFilter } from "#search/search-engine.ts";

/** A listing that nothing narrows. */
export const ANY_LISTING: SearchFilter & { words: null } = {
  categories: null,
  chosenCategories: null,
  brandId: null,
  brands: [],
  shopId: null,
  colors: [],
  valueGroups: [],
  pricedIn: null,
  priceFrom: null,
  priceBelow: null,
  ratingTenths: null,
  isInStock: false,
  isOnOffer: false,
  isSold: false,
  campaign: null,
  isDailyDeal: false,
  words: null,
};
