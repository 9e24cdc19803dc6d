import type { ProductCard } from "#domain/catalog/product/product.ts";

/** Caches hold campaigns under this tag. */
export const CAMPAIGNS_TAG = "campaigns";

export type CampaignState = "upcoming" | "running" | "over";

/** Instants are ISO 8601 in UTC; `backdrop` and `textColor` are the colours that its title is set in. */
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

/** A product in a sale: until when, and in a flash sale how much of it is gone and how many a buyer may have. */
export type SaleProduct = ProductCard & {
  saleEndsAt: string;
  /** Units sold of those that the sale has; null where it has no limit. */
  soldUnits: number | null;
  maximumUnits: number | null;
  maximumPerBuyer: number | null;
};

/** Brands and shops that have something in a campaign, with how much. */
export type CampaignBrand = { id: number; slug: string; name: string; logo: string | null; productsCount: number };
export type CampaignShop = CampaignBrand & { tagline: string; banner: string | null; rating: number };

/** Which page of a list; counted from 1. */
export type PageWanted = { page: number; perPage: number };

/** Units sold at a campaign's price; null: at another one. */
export type SaleUnits = { campaignProductId: number | null; quantity: number };
export type CountedUnits = { campaignProductId: number; quantity: number };

/** One entry for each product of a campaign, in id order, in which everybody locks them. */
export function saleUnitsByProduct(units: readonly SaleUnits[]): CountedUnits[] {
  const sums = new Map<number, number>();
  for (const { campaignProductId, quantity } of units)
    if (campaignProductId !== null) sums.set(campaignProductId, (sums.get(campaignProductId) ?? 0) + quantity);
  return [...sums]
    .map(([campaignProductId, quantity]) => ({ campaignProductId, quantity }))
    .toSorted((one, other) => one.campaignProductId - other.campaignProductId);
}

/** A sale over `[startsAt, endsAt)` as it is at an instant. */
export function stateOfCampaign(startsAt: Date, endsAt: Date, now: Date): CampaignState {
  if (now < startsAt) return "upcoming";
  return now < endsAt ? "running" : "over";
}
