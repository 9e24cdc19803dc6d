import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { changePayoutSettings, changePayoutTerms } from "#domain/accounts/payout/change-terms.ts";
import { failPayout, markPayoutPaid, rejectPayout } from "#domain/accounts/payout/end-payout.ts";
import { findPayouts, findPayoutRuns } from "#domain/accounts/payout/find-payouts.ts";
import { findShopBalances } from "#domain/accounts/payout/find-shop-balances.ts";
import { getPaymentFile } from "#domain/accounts/payout/get-payment-file.ts";
import { approvePayoutRun, createPayoutRun, discardPayoutRun } from "#domain/accounts/payout/payout-run.ts";
import {
  payoutReasonInput,
  payoutSettingsInput,
  payoutsQuery,
  readPayoutsQuery,
  payoutTermsInput,
} from "#domain/accounts/payout/payout.input.ts";
import { toWire } from "#shared/wire.ts";
import { type ApiContext, body, done, doneSchema, failureResponses, refuse, refuseInput } from "../answer.ts";
import { answersTable } from "../file-answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { pagedList, pagedListSchema } from "../paged.ts";
import { balanceFields, payoutSchema } from "../payout.schema.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: payouts", "payouts.manage");
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

const list = routes.get(
  "/admin/payouts",
  "Payouts of shops and affiliates, and the latest payout runs; the newest first",
  { query: payoutsQuery },
  z.object({ payouts: pagedListSchema(payoutSchema), runs: z.array(runSchema) }),
);

const balances = routes.get(
  "/admin/shop-balances",
  "What each shop has earned: pending, reserved, available, held and negative",
  {},
  z.object({ shops: z.array(shopBalanceSchema) }),
);

const create = routes.post("/admin/payout-runs", "Collect all requested and due payouts in a run", {}, doneSchema);

const approve = routes.post(
  "/admin/payout-runs/{id}/approve",
  "Approve a payout run; above the limit another person than its creator",
  { params: idParameter },
  doneSchema,
);

const discard = routes.post(
  "/admin/payout-runs/{id}/discard",
  "Discard a payout run before its approval; its payouts wait for another one",
  { params: idParameter },
  doneSchema,
);

const xml = routes.get(
  "/admin/payout-runs/{id}/payments.xml",
  "The bank's file of an approved run, in pain.001; the same at every download",
  { params: idParameter },
  {
    200: { description: "The file.", content: { "application/xml": { schema: z.string() } } },
    ...failureResponses,
  },
);

const csv = routes.get(
  "/admin/payout-runs/{id}/payments.csv",
  "The payments of an approved run as a table",
  { params: idParameter },
  answersTable,
);

const paid = routes.post(
  "/admin/payouts/{id}/paid",
  "The bank has paid an approved payout: it is booked",
  { params: idParameter },
  doneSchema,
);

const failed = routes.post(
  "/admin/payouts/{id}/fail",
  "The bank could not pay an approved payout: its amount is available again",
  { params: idParameter, ...body(payoutReasonInput) },
  doneSchema,
);

const reject = routes.post(
  "/admin/payouts/{id}/reject",
  "Reject a requested payout: its amount is available again",
  { params: idParameter, ...body(payoutReasonInput) },
  doneSchema,
);

const terms = routes.post(
  "/admin/shop-payout-terms/{id}",
  "Set a shop's own schedule, minimum, reserve and account at the payout provider",
  { params: idParameter, ...body(payoutTermsInput) },
  doneSchema,
);

const settings = routes.post(
  "/admin/payout-settings",
  "Set the payout terms of all shops without their own",
  body(payoutSettingsInput),
  doneSchema,
);

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
  .openapi(create, async (c) => done(c, await createPayoutRun(c.var.ctx), c.var.ctx.t("Payout run created")))
  .openapi(approve, async (c) =>
    done(c, await approvePayoutRun(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Payout run approved")),
  )
  .openapi(discard, async (c) =>
    done(c, await discardPayoutRun(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Payout run discarded")),
  )
  .openapi(xml, (c) => sendFile(c, c.req.valid("param").id, "xml"))
  .openapi(csv, (c) => sendFile(c, c.req.valid("param").id, "csv"))
  .openapi(paid, async (c) =>
    done(c, await markPayoutPaid(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Marked as paid")),
  )
  .openapi(failed, async (c) =>
    done(
      c,
      await failPayout(c.var.ctx, c.req.valid("param").id, c.req.valid("json").reason),
      c.var.ctx.t("Marked as failed"),
    ),
  )
  .openapi(reject, async (c) =>
    done(
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
