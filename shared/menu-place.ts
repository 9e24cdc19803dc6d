import type { Translate } from "./translate.ts";

/** The shop's own screens that a menu can lead to. */
export const MENU_PLACES = {
  flash_sale: { path: "/flash-sale", label: (t: Translate) => t("Flash sale") },
  daily_deals: { path: "/daily-deals", label: (t: Translate) => t("Daily deals") },
  offers: { path: "/offer/products", label: (t: Translate) => t("Offers") },
  campaigns: { path: "/campaigns", label: (t: Translate) => t("Campaigns") },
  brands: { path: "/brands", label: (t: Translate) => t("Brands") },
  shops: { path: "/sellers", label: (t: Translate) => t("Shops") },
  categories: { path: "/categories", label: (t: Translate) => t("All categories") },
  products: { path: "/products", label: (t: Translate) => t("All products") },
  videos: { path: "/video-shopping", label: (t: Translate) => t("Videos") },
  blog: { path: "/blogs", label: (t: Translate) => t("Blog") },
  track_order: { path: "/track-order", label: (t: Translate) => t("Track order") },
  contact: { path: "/contact", label: (t: Translate) => t("Contact") },
  cart: { path: "/cart", label: (t: Translate) => t("Cart") },
};

export type MenuPlace = keyof typeof MENU_PLACES;

/** Beside the categories, in the header and on phones. */
export const USUAL_HEADER: readonly MenuPlace[] = [
  "flash_sale",
  "daily_deals",
  "offers",
  "campaigns",
  "brands",
  "shops",
  "categories",
];

/** Under "Shop" and under "Help" in the footer. */
export const USUAL_FOOTER: Readonly<Record<"shop" | "help", readonly MenuPlace[]>> = {
  shop: ["products", ...USUAL_HEADER, "videos", "blog"],
  help: ["track_order", "contact", "cart"],
};

/** An entry of a menu as it is shown; without `to` it is the heading of what is below it. */
export type MenuLink = { label: string; to: string | null; children: readonly Omit<MenuLink, "children">[] };
