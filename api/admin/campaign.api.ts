import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  acceptInput,
  addCampaignProductsInput,
  campaignInput,
  campaignsQuery,
  capsInput,
  changeCampaignInput,
  rejectInput,
} from "#domain/pricing/campaign-admin/campaign-admin.input.ts";
import {
  acceptCampaignProducts,
  rejectCampaignProducts,
  setCampaignCaps,
} from "#domain/pricing/campaign-admin/decide-campaign-products.ts";
import { findAdminCampaigns, getAdminCampaign } from "#domain/pricing/campaign-admin/find-admin-campaigns.ts";
import { addCampaignProducts } from "#domain/pricing/campaign-admin/join-campaign.ts";
import { endCampaign, removeCampaign, saveCampaign } from "#domain/pricing/campaign-admin/save-campaign.ts";
import { addImage } from "#domain/platform/home-admin/add-image.ts";
import { CAMPAIGN_LIST } from "#shared/list/sale-lists.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, refuse } from "../answer.ts";
import { imageForm } from "../image-form.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { campaignFormSchema, campaignProductSchema, campaignRecordSchema } from "../sale.schema.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: campaigns", "campaigns.manage");
const accepted = doneSchema.extend({ accepted: z.int(), left: z.array(z.string()) });

const list = routes.get(
  "/admin/campaigns",
  "All campaigns, including drafts, the latest start first",
  { query: campaignsQuery },
  z.object({ campaigns: pagedListSchema(campaignRecordSchema) }),
);

const one = routes.get(
  "/admin/campaigns/{id}",
  "A campaign with its products and the requests of shops",
  { params: idParameter },
  z.object({ campaign: campaignFormSchema, products: z.array(campaignProductSchema) }),
);

const create = routes.post(
  "/admin/campaigns",
  "Create a campaign; times in the shop's time zone, or in UTC with a Z",
  body(campaignInput),
  doneSchema.extend({ id: z.int() }),
);

const change = routes.post(
  "/admin/campaigns/{id}/change",
  "Change a campaign that is not over; a running one keeps its start",
  { params: idParameter, ...body(changeCampaignInput) },
  doneSchema,
);

const end = routes.post("/admin/campaigns/{id}/end", "End a running campaign now", { params: idParameter }, doneSchema);

const remove = routes.post(
  "/admin/campaigns/{id}/remove",
  "Delete a campaign that is not running and in which nothing was sold",
  { params: idParameter },
  doneSchema,
);

const add = routes.post(
  "/admin/campaigns/{id}/products",
  "Add products; in a published campaign they are accepted at once",
  { params: idParameter, ...body(addCampaignProductsInput) },
  accepted,
);

const accept = routes.post(
  "/admin/campaign-products/accept",
  "Accept requests of shops; `left` names the products that are in another campaign at that time",
  body(acceptInput),
  accepted,
);

const reject = routes.post(
  "/admin/campaign-products/reject",
  "Reject requests, or remove accepted products; the shops are notified of the reason",
  body(rejectInput),
  doneSchema,
);

const picture = routes.post(
  "/admin/campaign-pictures",
  "Upload an image for a campaign: JPEG, PNG, WebP, AVIF or a still GIF of at most 5 MB",
  imageForm,
  doneSchema.extend({ file: z.string() }),
);

const caps = routes.post(
  "/admin/campaign-products/{id}/caps",
  "Set the maximum of units at the campaign's price, in total and per buyer",
  { params: idParameter, ...body(capsInput) },
  doneSchema,
);

export const adminCampaignApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findAdminCampaigns(c.var.ctx, listQueryOf(c, CAMPAIGN_LIST));
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ campaigns: pagedList(c, "admin/campaigns", found.value) }, 200);
  })
  .openapi(one, async (c) =>
    answer(c, await getAdminCampaign(c.var.ctx, c.req.valid("param").id), (found) => toWire(found)),
  )
  .openapi(create, async (c) => {
    const saved = await saveCampaign(c.var.ctx, null, c.req.valid("json"));
    if (!saved.ok) return refuse(c, saved.failure);
    return c.json({ success: c.var.ctx.t("Campaign saved"), id: saved.value }, 200);
  })
  .openapi(change, async (c) => {
    const saved = await saveCampaign(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    return done(c, saved, c.var.ctx.t("Campaign saved"));
  })
  .openapi(end, async (c) => {
    const ended = await endCampaign(c.var.ctx, c.req.valid("param").id);
    return done(c, ended, c.var.ctx.t("Campaign ended"));
  })
  .openapi(remove, async (c) =>
    done(c, await removeCampaign(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Campaign deleted")),
  )
  .openapi(add, async (c) => {
    const added = await addCampaignProducts(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    if (!added.ok) return refuse(c, added.failure);
    return c.json({ success: c.var.ctx.t("Products added"), ...added.value }, 200);
  })
  .openapi(accept, async (c) => {
    const { ctx } = c.var;
    const decided = await acceptCampaignProducts(ctx, c.req.valid("json").ids);
    if (!decided.ok) return refuse(c, decided.failure);
    const success = ctx.t("Products approved: {count}", { count: decided.value.accepted });
    return c.json({ success, ...decided.value }, 200);
  })
  .openapi(reject, async (c) => {
    const { ids, reason } = c.req.valid("json");
    const decided = await rejectCampaignProducts(c.var.ctx, ids, reason);
    if (!decided.ok) return refuse(c, decided.failure);
    return c.json({ success: c.var.ctx.t("Products rejected: {count}", { count: decided.value }) }, 200);
  })
  .openapi(picture, async (c) => {
    const { image } = c.req.valid("form");
    const bytes = new Uint8Array(await image.arrayBuffer());
    const added = await addImage(c.var.ctx, { bytes, name: image.name }, "campaigns.manage");
    if (!added.ok) return refuse(c, added.failure);
    return c.json({ success: c.var.ctx.t("Picture uploaded"), file: added.value }, 200);
  })
  .openapi(caps, async (c) => {
    const set = await setCampaignCaps(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    return done(c, set, c.var.ctx.t("Limits saved"));
  });
