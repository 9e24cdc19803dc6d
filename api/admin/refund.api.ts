import { z } from "@hono/zod-openapi";
import { findDueRefunds, markRefundSent, retryRefund } from "#domain/payment/attempt/due-refunds.ts";
import { UNMATCHED_REASONS } from "#domain/payment/attempt/payment.ts";
import { dueRefundsQuery, transferParameter } from "#domain/payment/attempt/transfer.input.ts";
import { DUE_REFUND_LIST } from "#shared/list/money-lists.ts";
import { answers, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: payments"];
const done = z.object({ success: z.string() });

const refundSchema = z
  .object({
    id: z.int(),
    kind: z.enum(["transfer", "refused"]),
    amount: shownMoneySchema,
    reason: z.enum(UNMATCHED_REASONS).nullable(),
    trx_id: z.string(),
    order_code: z.string(),
    name: z.string(),
    email: z.string(),
    provider: z.string(),
    reference: z.string(),
    paid_by: z.string(),
    failure: z.string(),
    at: z.string(),
  })
  .openapi("DueRefund");

const list = createRoute({
  method: "get",
  path: "/admin/due-refunds",
  tags,
  summary:
    "Money that does not go back by itself, the oldest first: transfers, and what a provider has refused too often",
  ...staffReads("refunds.write"),
  request: { query: dueRefundsQuery },
  responses: answers(z.object({ refunds: pagedListSchema(refundSchema) })),
});

const sent = createRoute({
  method: "post",
  path: "/admin/due-refunds/{id}/sent",
  tags,
  summary: "It was sent back by hand",
  ...staffActions("refunds.write"),
  request: { params: transferParameter },
  responses: answers(done),
});

const retry = createRoute({
  method: "post",
  path: "/admin/due-refunds/{id}/retry",
  tags,
  summary: "Ask the provider once more",
  ...staffActions("refunds.write"),
  request: { params: transferParameter },
  responses: answers(done),
});

export const adminRefundApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findDueRefunds(c.var.ctx, listQueryOf(c, DUE_REFUND_LIST));
    return c.json({ refunds: pagedList(c, "admin/due-refunds", found) }, 200);
  })
  .openapi(sent, async (c) => {
    const noted = await markRefundSent(c.var.ctx, c.req.valid("param").id);
    return noted.ok ? c.json({ success: c.var.ctx.t("Marked as paid out") }, 200) : refuse(c, noted.failure);
  })
  .openapi(retry, async (c) => {
    const tried = await retryRefund(c.var.ctx, c.req.valid("param").id);
    return tried.ok
      ? c.json({ success: c.var.ctx.t("Retrying with the payment provider") }, 200)
      : refuse(c, tried.failure);
  });
