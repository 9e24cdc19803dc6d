const TABS = ["products", "coupons", "videos", "reviews"] as const;

export type ShopTab = (typeof TABS)[number];

/** Any other value in the URL means the products. */
export function readShopTab(parameters: URLSearchParams): ShopTab {
  const requested = parameters.get("tab");
  return TABS.find((tab) => tab === requested) ?? "products";
}

/** The number of stars by which reviews are filtered. */
export function readStars(parameters: URLSearchParams): number | null {
  const requested = parameters.get("rating") ?? "";
  return /^[1-5]$/.test(requested) ? Number(requested) : null;
}
