const TABS = ["products", "coupons", "videos", "reviews"] as const;

export type ShopTab = (typeof TABS)[number];

/** Any other value in the URL means the products. */
export function readShopTab(parameters: URLSearchParams): ShopTab {
  const asked = parameters.get("tab");
  return TABS.find((tab) => tab === asked) ?? "products";
}

/** The number of stars by which reviews are filtered. */
export function readStars(parameters: URLSearchParams): number | null {
  const asked = parameters.get("rating") ?? "";
  return /^[1-5]$/.test(asked) ? Number(asked) : null;
}
