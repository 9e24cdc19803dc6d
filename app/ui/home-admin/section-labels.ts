import type { HomeComponentKind } from "#domain/platform/home/home.ts";
import type { Translate } from "#shared/translate.ts";

const LABELS: Record<HomeComponentKind, (t: Translate) => string> = {
  sliders: (t) => t("Slides"),
  services: (t) => t("Service promises"),
  categories: (t) => t("Categories"),
  flash_sale: (t) => t("Flash sale"),
  daily_deals: (t) => t("Daily deals"),
  campaigns: (t) => t("Campaigns"),
  offers: (t) => t("Offers"),
  banners: (t) => t("Banners"),
  best_selling: (t) => t("Best selling"),
  newest: (t) => t("Just arrived"),
  top_rated: (t) => t("Customer favorites"),
  category_products: (t) => t("Products in a category"),
  gadget: (t) => t("Category with a banner"),
  shops: (t) => t("Shops"),
  videos: (t) => t("Videos"),
  blog: (t) => t("Blog"),
  brands: (t) => t("Brands"),
  viewed_products: (t) => t("Recently viewed"),
};

export const SECTION_KINDS = Object.keys(LABELS) as HomeComponentKind[];

export function sectionName(kind: HomeComponentKind, t: Translate): string {
  return LABELS[kind](t);
}

/** Kinds that show the products of one category. */
export function needsCategory(kind: HomeComponentKind): boolean {
  return kind === "category_products" || kind === "gadget";
}

/** Kinds that show chosen banners. */
export function takesBanners(kind: HomeComponentKind): boolean {
  return kind === "banners" || kind === "gadget";
}
