import type { ShownMoney } from "#shared/money.ts";

/** Caches hold what is told about products under these tags; a change to one product purges its own. */
export const PRODUCTS_TAG = "products";

export function productTag(productId: number): string {
  return `product:${productId}`;
}

export type ShopLink = { id: number; slug: string; name: string };

/** A product in a list. `image`: a file name, shown at `img/<width>/<image>`. `currentStock`: units that can be sold now, of all variants. */
export type ProductCard = {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  price: ShownMoney;
  oldPrice: ShownMoney | null;
  discountPercent: number;
  lowestPrice30Days: ShownMoney | null;
  /** 0 to 5 in tenths, such as 4.3. */
  rating: number;
  reviewsCount: number;
  hasVariant: boolean;
  /** The variant that is shown, where a search or a facet asked for what it is; null where any is meant. */
  variantId: number | null;
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  currentStock: number;
  lowStockThreshold: number;
  isDigital: boolean;
  shop: ShopLink;
  isWishlisted: boolean;
  /** In a search: start and end of the parts of its name that were searched for. */
  marks?: readonly (readonly number[])[];
};

/**
 * What is asked of one variant: one of the colours, one value of each attribute's group, in stock. `named`: colours and
 * values that were searched for; of the variants that fit, one with the most of these.
 */
export type VariantChoice = {
  colors: readonly number[];
  valueGroups: readonly (readonly number[])[];
  isInStock: boolean;
  named: { colors: readonly number[]; values: readonly number[] } | null;
};

/** The campaign that a product is in now; the caps of a flash sale are null where there are none. */
export type ProductCampaign = {
  slug: string;
  title: string;
  isFlashSale: boolean;
  maximumPerBuyer: number | null;
  /** Units that are left at the campaign's price. */
  unitsLeft: number | null;
};

/** What one piece costs when so many are bought at once. */
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
  /** What the cheapest delivery of as few as can be ordered costs; null where it is not delivered. */
  deliveryPrice: ShownMoney | null;
  /** From few to many. */
  ladder: LadderStep[];
};

export type ProductAttribute = { id: number; name: string; values: { id: number; name: string }[] };
export type ProductColor = { id: number; name: string; hex: string };
export type SpecificationRow = { name: string; value: string };
export type Crumb = { id: number; slug: string; name: string };

export type ReviewsSummary = {
  average: number;
  count: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  stars: [number, number, number, number, number];
};

export type Review = {
  id: number;
  author: string;
  stars: number;
  title: string;
  body: string;
  languageCode: string;
  createdAt: string;
};

export type ProductShop = ShopLink & {
  tagline: string;
  logo: string | null;
  rating: number;
  reviewsCount: number;
  productsCount: number;
};

/** Everything a product's own screen shows. */
export type ProductDetails = Omit<ProductCard, "variantId"> & {
  brand: { id: number; slug: string; name: string } | null;
  category: Crumb;
  /** From the top category down to its own. */
  categories: Crumb[];
  shortDescription: string;
  description: string;
  specification: SpecificationRow[];
  gallery: string[];
  /** The colours, and the attributes with the values, that its variants have. */
  colors: ProductColor[];
  attributes: ProductAttribute[];
  variants: ProductVariant[];
  /** Of the variant whose price is shown first. */
  ladder: LadderStep[];
  /** When the reduction of that variant ends; null without one, or where it has no end. */
  offerEndsAt: string | null;
  campaign: ProductCampaign | null;
  unit: string;
  weightGrams: number;
  isRefundable: boolean;
  isCashOnDeliveryAllowed: boolean;
  productShop: ProductShop;
  reviews: ReviewsSummary;
  /** The cheapest delivery of this shop to the visitor's country, null where there is none or nothing to ship. */
  delivery: {
    name: string;
    price: ShownMoney;
    freeFrom: ShownMoney | null;
    minimumDays: number;
    maximumDays: number;
  } | null;
  publishedAt: string;
  /** When its price may change next, as far as that is known. */
  priceValidUntil: string | null;
};
