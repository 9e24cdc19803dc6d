import type { FocusPoint } from "#shared/focus-point.ts";
import type { ShownMoney } from "#shared/money.ts";

/** The cache tags of product data; a change to one product purges its own. */
export const PRODUCTS_TAG = "products";

export function productTag(productId: number): string {
  return `product:${productId}`;
}

export type ShopLink = { id: number; slug: string; name: string };

/**
 * A product in a list. `image`: a file name, served at `img/<width>/<image>`. `currentStock`: units available for sale,
 * of all variants.
 */
export type ProductCard = {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  /** What of the image stays in view; absent: the middle. */
  imageFocus?: FocusPoint;
  /** The second image, shown under the pointer; null where the first is not the product's own. */
  secondImage: string | null;
  /** The hex value of each of its colors. */
  swatches: string[];
  price: ShownMoney;
  oldPrice: ShownMoney | null;
  discountPercent: number;
  lowestPrice30Days: ShownMoney | null;
  /** 0 to 5 in tenths, such as 4.3. */
  rating: number;
  reviewsCount: number;
  hasVariant: boolean;
  /** The variant shown, if a search or a facet asked for it; otherwise null. */
  variantId: number | null;
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  currentStock: number;
  lowStockThreshold: number;
  isDigital: boolean;
  shop: ShopLink;
  isWishlisted: boolean;
  /** In a search: start and end of the matches in its name. */
  marks?: readonly (readonly number[])[];
};

/**
 * Conditions on a variant: one of the colors, one value of each attribute's group, in stock. `named`: colors and values
 * in the search; of the matching variants, one with the most of these is shown.
 */
export type VariantChoice = {
  colors: readonly number[];
  valueGroups: readonly (readonly number[])[];
  isInStock: boolean;
  named: { colors: readonly number[]; values: readonly number[] } | null;
};

/** The current campaign of a product; the caps of a flash sale are null if there are none. */
export type ProductCampaign = {
  slug: string;
  title: string;
  isFlashSale: boolean;
  maximumPerBuyer: number | null;
  /** Units left at the campaign's price. */
  unitsLeft: number | null;
};

/** The unit price from a quantity on. */
export type LadderStep = { minimumQuantity: number; price: ShownMoney };

export type ProductVariant = {
  id: number;
  colorId: number | null;
  attributeValues: number[];
  price: ShownMoney;
  oldPrice: ShownMoney | null;
  discountPercent: number;
  lowestPrice30Days: ShownMoney | null;
  currentStock: number;
  sku: string;
  image: string | null;
  /** The cheapest delivery for the minimum order quantity; null if it is not delivered. */
  deliveryPrice: ShownMoney | null;
  /** By ascending quantity. */
  ladder: LadderStep[];
};

export type ProductAttribute = {
  id: number;
  name: string;
  /** The address of the page that helps to choose, such as a table of sizes. */
  guide: string | null;
  values: { id: number; name: string }[];
};
export type ProductColor = { id: number; name: string; hex: string };
export type SpecificationRow = { name: string; value: string };
export type Crumb = { id: number; slug: string; name: string };

export type ReviewsSummary = {
  average: number;
  count: number;
  /** The number of ratings with 1, 2, 3, 4 and 5 stars. */
  stars: [number, number, number, number, number];
};

export type Review = {
  id: number;
  author: string;
  stars: number;
  title: string;
  body: string;
  languageCode: string;
  /** Written about an order line that has arrived. */
  isVerified: boolean;
  pictures: string[];
  createdAt: string;
};

export type ProductShop = ShopLink & {
  tagline: string;
  logo: string | null;
  rating: number;
  reviewsCount: number;
  productsCount: number;
};

/** Everything a product's screen shows. */
export type ProductDetails = Omit<ProductCard, "variantId" | "secondImage" | "swatches"> & {
  brand: { id: number; slug: string; name: string } | null;
  category: Crumb;
  /** From the top category to its own. */
  categories: Crumb[];
  shortDescription: string;
  description: string;
  specification: SpecificationRow[];
  gallery: string[];
  /** The alt text of each image of the gallery; empty if none was entered. */
  galleryAlts: string[];
  /** For search engines; empty if the name and the short description serve. */
  seoTitle: string;
  seoDescription: string;
  /** The colors, and the attributes with their values, of its variants. */
  colors: ProductColor[];
  attributes: ProductAttribute[];
  variants: ProductVariant[];
  /** Of the variant whose price is initially shown. */
  ladder: LadderStep[];
  /** When the reduction of that variant ends; null without one, or if it is open-ended. */
  offerEndsAt: string | null;
  campaign: ProductCampaign | null;
  /** The path of a video of the shop, or an https address. */
  videoUrl: string | null;
  unit: string;
  weightGrams: number;
  isRefundable: boolean;
  /** How long it can be returned, counted from delivery. */
  returnDays: number;
  isCashOnDeliveryAllowed: boolean;
  productShop: ProductShop;
  reviews: ReviewsSummary;
  /** The cheapest delivery of this shop to the visitor's country; null if there is none or nothing to ship. */
  delivery: {
    name: string;
    price: ShownMoney;
    freeFrom: ShownMoney | null;
    minimumDays: number;
    maximumDays: number;
  } | null;
  publishedAt: string;
  /** When its price may change next, if known. */
  priceValidUntil: string | null;
};
