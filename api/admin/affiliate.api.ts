import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  affiliateCategoryRateInput,
  affiliateRateInput,
  affiliateReasonInput,
  affiliatesQuery,
  bulkAffiliatesInput,
} from "#domain/accounts/affiliate/affiliate.input.ts";
import {
  decideAffiliate,
  setAffiliateCategoryRate,
  setAffiliateRate,
} from "#domain/accounts/affiliate/decide-affiliate.ts";
import { changeAffiliates } from "#domain/accounts/affiliate/change-affiliates.ts";
import { findAffiliateRates, findAffiliates } from "#domain/accounts/affiliate/find-affiliates.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse, refuseInput } from "../answer.ts";
import { AFFILIATE_LIST } from "#shared/list/desk-lists.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: affiliates", "affiliates.manage");

const affiliateSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    status: z.enum(["applied", "approved", "rejected", "suspended"]),
    website: z.string(),
    plan: z.string(),
    reason: z.string(),
    percent: z.string(),
    clicks: z.int(),
    orders: z.int(),
    earned: shownMoneySchema,
    at: z.string(),
  })
  .openapi("Affiliate");

const APPLIED = { name: "status", operator: "is", values: ["applied"] } as const;

const list = routes.get(
  "/admin/affiliates",
  "Affiliates and applications, with clicks, orders and earnings, and the rates; the newest first",
  { query: affiliatesQuery },
  z.object({
    affiliates: pagedListSchema(affiliateSchema),
    rates: z.object({
      usual: z.string(),
      categories: z.array(z.object({ id: z.int(), name: z.string(), percent: z.string() })),
    }),
  }),
);

const approve = routes.post(
  "/admin/affiliates/{id}/approve",
  "Approve an application, or end a suspension",
  { params: idParameter },
  doneSchema,
);

const reject = routes.post(
  "/admin/affiliates/{id}/reject",
  "Reject an application, with a reason",
  { params: idParameter, ...body(affiliateReasonInput) },
  doneSchema,
);

const suspend = routes.post(
  "/admin/affiliates/{id}/suspend",
  "Suspend an affiliate, with a reason: no new commissions and no withdrawals",
  { params: idParameter, ...body(affiliateReasonInput) },
  doneSchema,
);

const rate = routes.post(
  "/admin/affiliates/{id}/rate",
  "Set an affiliate's own rate for new orders; empty removes it",
  { params: idParameter, ...body(affiliateRateInput) },
  doneSchema,
);

const categoryRate = routes.post(
  "/admin/affiliate-rates",
  "Set the default rate, or that of a category and its descendants; empty removes the latter",
  body(affiliateCategoryRateInput),
  doneSchema,
);

const bulk = routes.post(
  "/admin/affiliates/bulk",
  "Approve, reject, suspend or rate selected affiliates; `dry_run` returns what would happen",
  body(bulkAffiliatesInput),
  bulkSchema,
);

export const adminAffiliateApi = createRouter()
  .openapi(list, async (c) => {
    const { ctx } = c.var;
    const { status } = c.req.valid("query");
    const query = listQueryOf(c, AFFILIATE_LIST);
    const isWaiting = status === "applied";
    const found = await findAffiliates(ctx, {
      ...query,
      filters: isWaiting ? [...query.filters.filter(({ name }) => name !== "status"), APPLIED] : query.filters,
    });
    const rates = toWire(await findAffiliateRates(ctx));
    return c.json({ affiliates: pagedList(c, "admin/affiliates", found), rates }, 200);
  })
  .openapi(bulk, async (c) => answerBulk(c, await changeAffiliates(c.var.ctx, c.req.valid("json"))))
  .openapi(approve, async (c) =>
    done(c, await decideAffiliate(c.var.ctx, c.req.valid("param").id, "approved"), c.var.ctx.t("Affiliate approved")),
  )
  .openapi(reject, async (c) => {
    const { reason } = c.req.valid("json");
    const decided = await decideAffiliate(c.var.ctx, c.req.valid("param").id, "rejected", reason);
    return done(c, decided, c.var.ctx.t("Application rejected"));
  })
  .openapi(suspend, async (c) => {
    const { reason } = c.req.valid("json");
    const decided = await decideAffiliate(c.var.ctx, c.req.valid("param").id, "suspended", reason);
    return done(c, decided, c.var.ctx.t("Affiliate suspended"));
  })
  .openapi(rate, async (c) => {
    const { ctx } = c.var;
    const set = await setAffiliateRate(ctx, c.req.valid("param").id, c.req.valid("json").percent);
    if (set.ok) return c.json({ success: ctx.t("Saved") }, 200);
    if (set.failure.code === "invalid_percent") return refuseInput(c, { percent: [ctx.t("Enter a percentage.")] });
    return refuse(c, set.failure);
  })
  .openapi(categoryRate, async (c) => {
    const { ctx } = c.var;
    const { category_id, percent } = c.req.valid("json");
    const set = await setAffiliateCategoryRate(ctx, category_id, percent);
    if (set.ok) return c.json({ success: ctx.t("Saved") }, 200);
    if (set.failure.code === "invalid_percent") return refuseInput(c, { percent: [ctx.t("Enter a percentage.")] });
    return refuse(c, set.failure);
  });
