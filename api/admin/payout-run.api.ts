import { z } from "@hono/zod-openapi";
import { changePayoutSettings, changePayoutTerms } from "#domain/accounts/payout/change-terms.ts";
import { failPayout, markPayoutPaid, rejectPayout } from "#domain/accounts/payout/end-payout.ts";
import { findPayouts, findPayoutRuns } from "#domain/accounts/payout/find-payouts.ts";
import { findShopBalances } from "#domain/accounts/payout/find-shop-balances.ts";
import { getPaymentFile } from "#domain/accounts/payout/get-payment-file.ts";
import { approvePayoutRun, createPayoutRun, discardPayoutRun } from "#domain/accounts/payout/payout-run.ts";
import {
  payoutParameter,
  payoutReasonInput,
  payoutSettingsInput,
  payoutsQuery,
  readPayoutsQuery,
  payoutTermsInput,
} from "#domain/accounts/payout/payout.input.ts";
import type { Result } from "#shared/result.ts";
import type { Refusal } from "#shared/failures.ts";
import { toWire } from "#shared/wire.ts";
import { answers, type ApiContext, body, doneSchema, refusals, refuse, refuseInput } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { pagedList, pagedListSchema } from "../paged.ts";
import { balanceFields, payoutSchema } from "../payout.schema.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: payouts"];
const shopBalanceSchema = z.object({
  id: z.int(),
  name: z.string(),
  schedule: z.enum(["manual", "weekly", "monthly"]),
  own: z.object({
    schedule: z.enum(["", "manual", "weekly", "monthly"]),
    minimum: z.string(),
    reserve_percent: z.string(),
    provider_account: z.string(),
  }),
  ...balanceFields,
});
const reads = { ...staffReads("payouts.manage"), tags };
const acts = { ...staffActions("payouts.manage"), tags };
const table = {
  200: { description: "The table.", content: { "text/csv": { schema: z.string() } } },
  ...refusals,
} as const;

const runSchema = z
  .object({
    id: z.int(),
    status: z.enum(["created", "approved", "discarded"]),
    total: shownMoneySchema,
    count: z.int(),
    open_count: z.int(),
    created_by: z.string(),
    at: z.string(),
    approved_at: z.string().nullable(),
  })
  .openapi("PayoutRun");

const list = createRoute({
  ...reads,
  method: "get",
  path: "/admin/payouts",
  summary: "Payouts of shops and affiliates, and the latest payout runs; the newest first",
  request: { query: payoutsQuery },
  responses: answers(z.object({ payouts: pagedListSchema(payoutSchema), runs: z.array(runSchema) })),
});

const balances = createRoute({
  ...reads,
  method: "get",
  path: "/admin/shop-balances",
  summary: "What each shop has earned: pending, reserved, available, held and negative",
  responses: answers(z.object({ shops: z.array(shopBalanceSchema) })),
});

const create = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payout-runs",
  summary: "Collect all requested and due payouts in a run",
  responses: answers(doneSchema),
});

const approve = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payout-runs/{id}/approve",
  summary: "Approve a payout run; above the limit another person than its creator",
  request: { params: payoutParameter },
  responses: answers(doneSchema),
});

const discard = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payout-runs/{id}/discard",
  summary: "Discard a payout run before its approval; its payouts wait for another one",
  request: { params: payoutParameter },
  responses: answers(doneSchema),
});

const xml = createRoute({
  ...reads,
  method: "get",
  path: "/admin/payout-runs/{id}/payments.xml",
  summary: "The bank's file of an approved run, in pain.001; the same at every download",
  request: { params: payoutParameter },
  responses: {
    200: { description: "The file.", content: { "application/xml": { schema: z.string() } } },
    ...refusals,
  },
});

const csv = createRoute({
  ...reads,
  method: "get",
  path: "/admin/payout-runs/{id}/payments.csv",
  summary: "The payments of an approved run as a table",
  request: { params: payoutParameter },
  responses: table,
});

const paid = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payouts/{id}/paid",
  summary: "The bank has paid an approved payout: it is booked",
  request: { params: payoutParameter },
  responses: answers(doneSchema),
});

const failed = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payouts/{id}/fail",
  summary: "The bank could not pay an approved payout: its amount is available again",
  request: { params: payoutParameter, ...body(payoutReasonInput) },
  responses: answers(doneSchema),
});

const reject = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payouts/{id}/reject",
  summary: "Reject a requested payout: its amount is available again",
  request: { params: payoutParameter, ...body(payoutReasonInput) },
  responses: answers(doneSchema),
});

const terms = createRoute({
  ...acts,
  method: "post",
  path: "/admin/shop-payout-terms/{id}",
  summary: "Set a shop's own schedule, minimum, reserve and account at the payout provider",
  request: { params: payoutParameter, ...body(payoutTermsInput) },
  responses: answers(doneSchema),
});

const settings = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payout-settings",
  summary: "Set the payout terms of all shops without their own",
  request: body(payoutSettingsInput),
  responses: answers(doneSchema),
});

type Outcome = Result<unknown, Refusal>;

function answer(c: ApiContext, outcome: Outcome, sentence: string) {
  return outcome.ok ? c.json({ success: sentence }, 200) : refuse(c, outcome.failure);
}

async function sendFile(c: ApiContext, id: number, format: "xml" | "csv") {
  const written = await getPaymentFile(c.var.ctx, id, format);
  if (!written.ok) return refuse(c, written.failure);
  const { text, type, name } = written.value;
  return c.body(text, 200, { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` });
}

export const adminPayoutRunApi = createRouter()
  .openapi(list, async (c) => {
    const { ctx } = c.var;
    const payouts = await findPayouts(ctx, null, readPayoutsQuery(c.req.valid("query")));
    return c.json({ payouts: pagedList(c, "admin/payouts", payouts), runs: toWire(await findPayoutRuns(ctx)) }, 200);
  })
  .openapi(balances, async (c) => {
    const shops = await findShopBalances(c.var.ctx);
    return c.json({ shops: toWire(shops) }, 200);
  })
  .openapi(create, async (c) => answer(c, await createPayoutRun(c.var.ctx), c.var.ctx.t("Payout run created")))
  .openapi(approve, async (c) =>
    answer(c, await approvePayoutRun(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Payout run approved")),
  )
  .openapi(discard, async (c) =>
    answer(c, await discardPayoutRun(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Payout run discarded")),
  )
  .openapi(xml, (c) => sendFile(c, c.req.valid("param").id, "xml"))
  .openapi(csv, (c) => sendFile(c, c.req.valid("param").id, "csv"))
  .openapi(paid, async (c) =>
    answer(c, await markPayoutPaid(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Marked as paid")),
  )
  .openapi(failed, async (c) =>
    answer(
      c,
      await failPayout(c.var.ctx, c.req.valid("param").id, c.req.valid("json").reason),
      c.var.ctx.t("Marked as failed"),
    ),
  )
  .openapi(reject, async (c) =>
    answer(
      c,
      await rejectPayout(c.var.ctx, c.req.valid("param").id, c.req.valid("json").reason),
      c.var.ctx.t("Payout rejected"),
    ),
  )
  .openapi(terms, async (c) => {
    const { ctx } = c.var;
    const set = await changePayoutTerms(ctx, c.req.valid("param").id, c.req.valid("json"));
    if (set.ok) return c.json({ success: ctx.t("Saved") }, 200);
    if (set.failure.code === "invalid_amount") return refuseInput(c, { minimum: [ctx.t("Enter an amount.")] });
    if (set.failure.code === "invalid_percent")
      return refuseInput(c, { reserve_percent: [ctx.t("Enter a percentage.")] });
    return refuse(c, set.failure);
  })
  .openapi(settings, async (c) => {
    const { ctx } = c.var;
    const set = await changePayoutSettings(ctx, c.req.valid("json"));
    if (set.ok) return c.json({ success: ctx.t("Saved") }, 200);
    if (set.failure.code === "invalid_percent" || set.failure.code === "invalid_amount")
      return refuseInput(c, { reserve_percent: [ctx.t("Enter a percentage.")] });
    return refuse(c, set.failure);
  });
