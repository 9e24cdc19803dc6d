import type { SaleProduct } from "../../pricing/campaign/campaign.ts";
import { findCampaigns } from "../../pricing/campaign/find-campaigns.ts";
import { findDailyDeals } from "../../pricing/campaign/find-daily-deals.ts";
import { findFlashSaleProducts } from "../../pricing/campaign/find-flash-sale-products.ts";
import { getFlashSale } from "../../pricing/campaign/get-flash-sale.ts";
import type { Context } from "../../context.ts";
import type { HomeSection } from "./home.ts";
import { type SectionPlan, withoutProducts } from "./section-plan.ts";

const PRODUCTS_IN_ROW = { page: 1, perPage: 8 };
const CAMPAIGNS_ON_HOME = { page: 1, perPage: 4 };

/** The running flash sale; an upcoming one has its own screen. */
export async function planFlashSale(ctx: Context, id: number): Promise<SectionPlan> {
  const campaign = await getFlashSale(ctx);
  if (campaign?.state !== "running") return withoutProducts(null);
  const { items: products } = await findFlashSaleProducts(ctx, campaign, PRODUCTS_IN_ROW);
  return planSale({ id, kind: "flash_sale", campaign, products });
}

export async function planDailyDeals(ctx: Context, id: number): Promise<SectionPlan> {
  const { items: products } = await findDailyDeals(ctx, PRODUCTS_IN_ROW);
  return planSale({ id, kind: "daily_deals", products });
}

/** Without the flash sale, which has its own section. */
export async function planCampaigns(ctx: Context, id: number): Promise<SectionPlan> {
  const { items } = await findCampaigns(ctx, CAMPAIGNS_ON_HOME);
  const campaigns = items.filter(({ isFlashSale }) => !isFlashSale);
  return withoutProducts(campaigns.length > 0 ? { id, kind: "campaigns", campaigns } : null);
}

function planSale(section: Extract<HomeSection, { products: SaleProduct[] }>): SectionPlan {
  const saleIds = section.products.map((product) => product.id);
  return { productIds: () => [], saleIds, fill: () => (saleIds.length > 0 ? section : null) };
}
