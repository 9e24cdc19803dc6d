import type { Language } from "../content/tongues.ts";
import type { ProductImage } from "./studio-pictures.ts";

/** Value of an attribute, both by their English names. */
export type Choice = { attribute: string; value: string };

export type DemoVariant = {
  sku: string;
  colorSlug: string | null;
  choices: Choice[];
  priceMinor: number;
  stock: number;
  image: string;
};

/** A temporary price; days are relative to the day of seeding, negative ones are in the past. */
export type DemoOffer = {
  discount: { kind: "percent"; basisPoints: number } | { kind: "flat" | "fixed_price"; amountMinor: number };
  fromDay: number;
  toDay: number;
};

/** Former prices of the variants, in percent of today's price, from a day on. */
export type DemoPriceStep = { day: number; percent: number };

export type DemoReview = {
  customer: number;
  stars: number;
  title: string;
  body: string;
  language: "en" | "ar";
  daysAgo: number;
};

/** The name and texts of a product in one language. */
export type ProductWording = {
  name: string;
  shortDescription: string;
  description: string;
  specification: { name: string; value: string }[];
};

export type DemoProduct = {
  slug: string;
  /** The folder of the studio's images. */
  folder: string;
  wording: Record<Language, ProductWording>;
  tags: string[];
  topSlug: string;
  leafSlug: string;
  categorySlug: string;
  brandSlug: string;
  shopSlug: string;
  isDigital: boolean;
  pictures: ProductImage[];
  weightGrams: number;
  taxClass: "standard" | "reduced" | "zero";
  isCashOnDeliveryAllowed: boolean;
  minimumQuantity: number;
  maximumQuantity: number | null;
  lowStockThreshold: number;
  daysOnSale: number;
  salesCount: number;
  variants: DemoVariant[];
  offers: DemoOffer[];
  priceSteps: DemoPriceStep[];
  wholesale: { from: number; basisPoints: number } | null;
  reviews: DemoReview[];
};
