import { z } from "@hono/zod-openapi";
import { findAccountSums, LIABILITIES } from "#domain/accounts/ledger/find-account-sums.ts";
import { changePayoutSettings, changePayoutTerms } from "#domain/accounts/payout/change-terms.ts";
import { failPayout, markPayoutPaid, rejectPayout } from "#domain/accounts/payout/end-payout.ts";
import { findAllPayouts, findPayoutRuns } from "#domain/accounts/payout/find-payouts.ts";
import { findShopBalances } from "#domain/accounts/payout/find-shop-balances.ts";
import { getPaymentFile } from "#domain/accounts/payout/get-payment-file.ts";
import { approvePayoutRun, createPayoutRun, discardPayoutRun } from "#domain/accounts/payout/payout-run.ts";
import {
  monthInput,
  payoutParameter,
  payoutReasonInput,
  payoutSettingsInput,
  payoutsQuery,
  payoutTermsInput,
  yearQuery,
} from "#domain/accounts/payout/payout.input.ts";
import { closeMonth } from "#domain/accounts/statement/close-month.ts";
import { exportIncome } from "#domain/accounts/statement/export-income.ts";
import { findStatements, getNextClose } from "#domain/accounts/statement/find-statements.ts";
import { printStatement } from "#domain/accounts/statement/print-statement.ts";
import type { Result } from "#shared/result.ts";
import type { Refusal } from "#shared/failures.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refusals, refuse, refuseInput, type ApiContext } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { answerPdf, answersPdf } from "../file-answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { paged, pagedSchema } from "../paged.ts";
import { balanceFields, payoutSchema, statementSchema } from "../payout.schema.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: payouts"];
const done = answers(z.object({ success: z.string() }));
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
  responses: answers(z.object({ payouts: pagedSchema(payoutSchema), runs: z.array(runSchema) })),
});

const balances = createRoute({
  ...reads,
  method: "get",
  path: "/admin/shop-balances",
  summary: "What each shop has earned: pending, reserved, available, held and negative",
  responses: answers(z.object({ shops: z.array(z.object({ id: z.int(), name: z.string(), ...balanceFields })) })),
});

const named = z.array(z.object({ name: z.string(), amount: shownMoneySchema }));
const ledger = createRoute({
  ...reads,
  method: "get",
  path: "/admin/ledger",
  summary: "The operator's liabilities, results and funds, summed from the ledger",
  responses: answers(
    z.object({
      liabilities: z.array(z.object({ name: z.enum(LIABILITIES), amount: shownMoneySchema })),
      points: z.object({ count: z.int(), amount: shownMoneySchema }),
      results: named,
      funds: shownMoneySchema,
      difference: shownMoneySchema,
      next_close: z.string().nullable(),
    }),
  ),
});

const create = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payout-runs",
  summary: "Collect all requested and due payouts in a run",
  responses: done,
});

const approve = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payout-runs/{id}/approve",
  summary: "Approve a payout run; above the limit another person than its creator",
  request: { params: payoutParameter },
  responses: done,
});

const discard = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payout-runs/{id}/discard",
  summary: "Discard a payout run before its approval; its payouts wait for another one",
  request: { params: payoutParameter },
  responses: done,
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
  responses: done,
});

const failed = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payouts/{id}/fail",
  summary: "The bank could not pay an approved payout: its amount is available again",
  request: { params: payoutParameter, ...body(payoutReasonInput) },
  responses: done,
});

const reject = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payouts/{id}/reject",
  summary: "Reject a requested payout: its amount is available again",
  request: { params: payoutParameter, ...body(payoutReasonInput) },
  responses: done,
});

const terms = createRoute({
  ...acts,
  method: "post",
  path: "/admin/shop-payout-terms/{id}",
  summary: "Set a shop's own schedule, minimum, reserve and account at the payout provider",
  request: { params: payoutParameter, ...body(payoutTermsInput) },
  responses: done,
});

const settings = createRoute({
  ...acts,
  method: "post",
  path: "/admin/payout-settings",
  summary: "Set the payout terms of all shops without their own",
  request: body(payoutSettingsInput),
  responses: done,
});

const close = createRoute({
  ...acts,
  method: "post",
  path: "/admin/ledger-closes",
  summary: "Close a month for good, and write its statements and commission invoices",
  request: body(monthInput),
  responses: done,
});

const statements = createRoute({
  ...reads,
  method: "get",
  path: "/admin/statements",
  summary: "The closed months of all shops; the newest first",
  responses: answers(z.object({ statements: z.array(statementSchema) })),
});

const statement = createRoute({
  ...reads,
  method: "get",
  path: "/admin/shop-statements/{id}/{month}/statement.pdf",
  summary: "The statement of a shop's month, with the invoice for the commission, as a PDF",
  request: { params: payoutParameter.extend(monthInput.shape) },
  responses: answersPdf,
});

const report = createRoute({
  ...reads,
  method: "get",
  path: "/admin/income-report.csv",
  summary: "The income of all shops in a year by quarter, as platforms report it",
  request: { query: yearQuery },
  responses: table,
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
    const payouts = await findAllPayouts(ctx, c.req.valid("query"));
    return c.json({ payouts: paged(c, "admin/payouts", payouts), runs: toWire(await findPayoutRuns(ctx)) }, 200);
  })
  .openapi(balances, async (c) => {
    const shops = await findShopBalances(c.var.ctx);
    return c.json({ shops: toWire(shops) }, 200);
  })
  .openapi(ledger, async (c) => {
    const { ctx } = c.var;
    const sums = await findAccountSums(ctx);
    return c.json(toWire({ ...sums, nextClose: await getNextClose(ctx) }), 200);
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
  })
  .openapi(close, async (c) =>
    answer(c, await closeMonth(c.var.ctx, c.req.valid("json").month), c.var.ctx.t("Month closed")),
  )
  .openapi(statements, async (c) => c.json({ statements: toWire(await findStatements(c.var.ctx, null)) }, 200))
  .openapi(statement, async (c) => {
    const { id, month } = c.req.valid("param");
    const printed = await printStatement(c.var.ctx, id, month);
    return printed.ok ? answerPdf(c, printed.value) : refuse(c, printed.failure);
  })
  .openapi(report, async (c) => {
    const { year } = c.req.valid("query");
    return c.body(await exportIncome(c.var.ctx, year, null), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="income-${year}.csv"`,
    });
  });
