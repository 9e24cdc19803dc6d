import { z } from "@hono/zod-openapi";
import { findCampaignProducts } from "#domain/pricing/campaign/find-campaign-products.ts";
import { findCampaigns } from "#domain/pricing/campaign/find-campaigns.ts";
import { findDailyDeals } from "#domain/pricing/campaign/find-daily-deals.ts";
import { findFlashSaleProducts } from "#domain/pricing/campaign/find-flash-sale-products.ts";
import { getFlashSale } from "#domain/pricing/campaign/get-flash-sale.ts";
import { pageQuery, slugInput } from "#domain/discovery/listing/listing.input.ts";
import { toWire } from "#shared/wire.ts";
import { refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { campaignSchema } from "./campaign.schema.ts";
import { orNull } from "../or-null.ts";
import { paged, pagedSchema } from "../paged.ts";
import { productCardSchema, saleProductSchema } from "./product.schema.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Campaign");
const CAMPAIGNS_PER_PAGE = 12;
const PRODUCTS_PER_PAGE = 24;

const campaignLists = routes.get(
  "/home/campaign-lists",
  "Running campaigns, then upcoming ones",
  { query: pageQuery },
  z.object({ campaigns: pagedSchema(campaignSchema) }),
);

const campaignProducts = routes.get(
  "/home/campaign-products",
  "The products of a campaign",
  { query: pageQuery.extend({ slug: slugInput }) },
  z.object({ products: pagedSchema(productCardSchema) }),
);

const dailyDeals = routes.get(
  "/home/daily-deals",
  "Daily deals, the first to end first",
  { query: pageQuery },
  z.object({ products: pagedSchema(saleProductSchema) }),
);

const flashSaleProducts = routes.get(
  "/home/flash-sale-products",
  "The current or next flash sale with its products",
  { query: pageQuery },
  z.object({ campaign: orNull(campaignSchema), products: pagedSchema(saleProductSchema) }),
);

export const campaignApi = createRouter()
  .openapi(campaignLists, async (c) => {
    const { page = 1, per_page = CAMPAIGNS_PER_PAGE } = c.req.valid("query");
    const found = await findCampaigns(c.var.ctx, { page, perPage: per_page });
    return c.json({ campaigns: paged(c, "home/campaign-lists", found) }, 200);
  })
  .openapi(campaignProducts, async (c) => {
    const { slug, page = 1, per_page = PRODUCTS_PER_PAGE } = c.req.valid("query");
    const found = await findCampaignProducts(c.var.ctx, slug, { page, perPage: per_page });
    if (!found) return refuse(c, { code: "not_found" });
    return c.json({ products: paged(c, "home/campaign-products", found) }, 200);
  })
  .openapi(dailyDeals, async (c) => {
    const { page = 1, per_page = PRODUCTS_PER_PAGE } = c.req.valid("query");
    const found = await findDailyDeals(c.var.ctx, { page, perPage: per_page });
    return c.json({ products: paged(c, "home/daily-deals", found) }, 200);
  })
  .openapi(flashSaleProducts, async (c) => {
    const { page = 1, per_page = PRODUCTS_PER_PAGE } = c.req.valid("query");
    const sale = await getFlashSale(c.var.ctx);
    const found = sale
      ? await findFlashSaleProducts(c.var.ctx, sale, { page, perPage: per_page })
      : { items: [], page, perPage: per_page, total: 0 };
    return c.json({ campaign: toWire(sale), products: paged(c, "home/flash-sale-products", found) }, 200);
  });
