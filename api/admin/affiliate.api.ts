import { z } from "@hono/zod-openapi";
import {
  affiliateCategoryRateInput,
  affiliateParameter,
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
import { answers, body, doneSchema, refuse, refuseInput } from "../answer.ts";
import { AFFILIATE_LIST } from "#shared/list/desk-lists.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: affiliates"];
const acts = { ...staffActions("affiliates.manage"), tags, method: "post" as const };

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

const list = createRoute({
  ...staffReads("affiliates.manage"),
  tags,
  method: "get",
  path: "/admin/affiliates",
  summary: "Affiliates and applications, with clicks, orders and earnings, and the rates; the newest first",
  request: { query: affiliatesQuery },
  responses: answers(
    z.object({
      affiliates: pagedListSchema(affiliateSchema),
      rates: z.object({
        usual: z.string(),
        categories: z.array(z.object({ id: z.int(), name: z.string(), percent: z.string() })),
      }),
    }),
  ),
});

const approve = createRoute({
  ...acts,
  path: "/admin/affiliates/{id}/approve",
  summary: "Approve an application, or end a suspension",
  request: { params: affiliateParameter },
  responses: answers(doneSchema),
});

const reject = createRoute({
  ...acts,
  path: "/admin/affiliates/{id}/reject",
  summary: "Reject an application, with a reason",
  request: { params: affiliateParameter, ...body(affiliateReasonInput) },
  responses: answers(doneSchema),
});

const suspend = createRoute({
  ...acts,
  path: "/admin/affiliates/{id}/suspend",
  summary: "Suspend an affiliate, with a reason: no new commissions and no withdrawals",
  request: { params: affiliateParameter, ...body(affiliateReasonInput) },
  responses: answers(doneSchema),
});

const rate = createRoute({
  ...acts,
  path: "/admin/affiliates/{id}/rate",
  summary: "Set an affiliate's own rate for new orders; empty removes it",
  request: { params: affiliateParameter, ...body(affiliateRateInput) },
  responses: answers(doneSchema),
});

const categoryRate = createRoute({
  ...acts,
  path: "/admin/affiliate-rates",
  summary: "Set the usual rate, or that of a category and those below; empty removes the latter",
  request: body(affiliateCategoryRateInput),
  responses: answers(doneSchema),
});

const bulk = createRoute({
  ...acts,
  path: "/admin/affiliates/bulk",
  summary: "Approve, reject, suspend or rate selected affiliates; `dry_run` says what would happen",
  request: body(bulkAffiliatesInput),
  responses: answers(bulkSchema),
});

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
  .openapi(bulk, async (c) => {
    const changed = await changeAffiliates(c.var.ctx, c.req.valid("json"));
    return changed.ok ? c.json(presentBulk(c, changed.value), 200) : refuse(c, changed.failure);
  })
  .openapi(approve, async (c) => {
    const decided = await decideAffiliate(c.var.ctx, c.req.valid("param").id, "approved");
    return decided.ok ? c.json({ success: c.var.ctx.t("Affiliate approved") }, 200) : refuse(c, decided.failure);
  })
  .openapi(reject, async (c) => {
    const { reason } = c.req.valid("json");
    const decided = await decideAffiliate(c.var.ctx, c.req.valid("param").id, "rejected", reason);
    return decided.ok ? c.json({ success: c.var.ctx.t("Application rejected") }, 200) : refuse(c, decided.failure);
  })
  .openapi(suspend, async (c) => {
    const { reason } = c.req.valid("json");
    const decided = await decideAffiliate(c.var.ctx, c.req.valid("param").id, "suspended", reason);
    return decided.ok ? c.json({ success: c.var.ctx.t("Affiliate suspended") }, 200) : refuse(c, decided.failure);
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
