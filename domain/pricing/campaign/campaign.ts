import type { ProductCard } from "#domain/catalog/product/product.ts";

/** Cache tag of campaigns. */
export const CAMPAIGNS_TAG = "campaigns";

export type CampaignState = "upcoming" | "running" | "over";

/** Instants are ISO 8601 in UTC; `backdrop` and `textColor` are the colors of its title. */
export type CampaignCard = {
  id: number;
  slug: string;
  title: string;
  description: string;
  banner: string | null;
  phoneBanner: string | null;
  backdrop: string;
  textColor: string;
  isFlashSale: boolean;
  startsAt: string;
  endsAt: string;
  state: CampaignState;
  productsCount: number;
};

/** A product in a sale: when it ends, and in a flash sale the sold units and the maximum per buyer. */
export type SaleProduct = ProductCard & {
  saleEndsAt: string;
  /** Units sold of the cap; null if there is none. */
  soldUnits: number | null;
  maximumUnits: number | null;
  maximumPerBuyer: number | null;
};

/** Brands and shops with products in a campaign, and their number. */
export type CampaignBrand = { id: number; slug: string; name: string; logo: string | null; productsCount: number };
export type CampaignShop = CampaignBrand & { tagline: string; banner: string | null; rating: number };

/** The requested page of a list; counted from 1. */
export type PageWanted = { page: number; perPage: number };

/** Units sold at a campaign's price; null: at another price. */
export type SaleUnits = { campaignProductId: number | null; quantity: number };
export type CountedUnits = { campaignProductId: number; quantity: number };

/** One entry per campaign product, in id order: they are always locked in this order. */
export function saleUnitsByProduct(units: readonly SaleUnits[]): CountedUnits[] {
  const sums = new Map<number, number>();
  for (const { campaignProductId, quantity } of units)
    if (campaignProductId !== null) sums.set(campaignProductId, (sums.get(campaignProductId) ?? 0) + quantity);
  return [...sums]
    .map(([campaignProductId, quantity]) => ({ campaignProductId, quantity }))
    .toSorted((one, other) => one.campaignProductId - other.campaignProductId);
}

/** The state of a sale over `[startsAt, endsAt)` at an instant. */
export function stateOfCampaign(startsAt: Date, endsAt: Date, now: Date): CampaignState {
  if (now < startsAt) return "upcoming";
  return now < endsAt ? "running" : "over";
}
