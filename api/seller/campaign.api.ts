import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { joinCampaignInput } from "#domain/pricing/campaign-admin/campaign-admin.input.ts";
import { findOpenCampaigns, getShopCampaign } from "#domain/pricing/campaign-admin/find-admin-campaigns.ts";
import { joinCampaign, leaveCampaign } from "#domain/pricing/campaign-admin/join-campaign.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { campaignProductSchema, campaignRecordSchema } from "../sale.schema.ts";
import { ownShop, sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: campaigns", "products");

const list = routes.get(
  "/seller/campaigns",
  "Running and upcoming campaigns to join",
  {},
  z.object({ campaigns: z.array(campaignRecordSchema) }),
);

const one = routes.get(
  "/seller/campaigns/{id}",
  "A campaign with the shop's own products in it: their state, caps and sales",
  { params: idParameter },
  z.object({
    campaign: campaignRecordSchema.extend({ description: z.string() }),
    products: z.array(campaignProductSchema),
  }),
);

const join = routes.post(
  "/seller/campaigns/{id}/join",
  "Ask to join a campaign with products at a discount",
  { params: idParameter, ...body(joinCampaignInput) },
  doneSchema,
);

const leave = routes.post(
  "/seller/campaign-products/{id}/leave",
  "Withdraw a request, or an accepted product before the campaign starts",
  { params: idParameter },
  doneSchema,
);

export const sellerCampaignApi = createRouter()
  .openapi(list, async (c) => {
    return c.json({ campaigns: toWire(await findOpenCampaigns(c.var.ctx)) }, 200);
  })
  .openapi(one, async (c) => {
    const found = await getShopCampaign(c.var.ctx, ownShop(c).id, c.req.valid("param").id);
    return found ? c.json(toWire(found), 200) : refuse(c, { code: "not_found" });
  })
  .openapi(join, async (c) => {
    const joined = await joinCampaign(c.var.ctx, ownShop(c).id, c.req.valid("param").id, c.req.valid("json"));
    return done(c, joined, c.var.ctx.t("Request sent"));
  })
  .openapi(leave, async (c) => {
    const left = await leaveCampaign(c.var.ctx, ownShop(c).id, c.req.valid("param").id);
    return done(c, left, c.var.ctx.t("Request withdrawn"));
  });
