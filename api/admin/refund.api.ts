import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { readOrderCode } from "#domain/orders/order/order-code.ts";
import { orderParameter } from "#domain/orders/order/order.input.ts";
import { findManualPayouts } from "#domain/orders/refund/find-manual-payouts.ts";
import { markPaidOut } from "#domain/orders/refund/mark-paid-out.ts";
import { refundGoodwillAsStaff } from "#domain/orders/refund/refund-goodwill.ts";
import { staffGoodwillInput } from "#domain/orders/refund/refund.input.ts";
import { findDueRefunds, markRefundSent, retryRefund } from "#domain/payment/attempt/due-refunds.ts";
import { UNMATCHED_REASONS } from "#domain/payment/attempt/payment.ts";
import { dueRefundsQuery } from "#domain/payment/attempt/transfer.input.ts";
import { DUE_REFUND_LIST } from "#shared/list/money-lists.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse, refuseInput } from "../answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const orders = staffRoutes("Administration: orders", "refunds.write");
const payouts = staffRoutes("Administration: returns", "refunds.write");
const payments = staffRoutes("Administration: payments", "refunds.write");

const refund = orders.post(
  "/admin/orders/{code}/refund",
  "Refund a part of an order as goodwill; `bearer`: who pays for it; the shop is notified if it does",
  { params: orderParameter, ...body(staffGoodwillInput) },
  doneSchema,
);

const payoutSchema = z
  .object({
    id: z.int(),
    order_code: z.string(),
    name: z.string(),
    email: z.string(),
    reference: z.string(),
    paid_by: z.string(),
    amount: shownMoneySchema,
    at: z.string(),
  })
  .openapi("HandPayout");

const payoutList = payouts.get(
  "/admin/refund-payouts",
  "Refunds to be paid out manually, oldest first: no provider and no wallet could take them",
  {},
  z.object({ payouts: z.array(payoutSchema) }),
);

const paidOut = payouts.post(
  "/admin/refund-payouts/{id}/paid",
  "Mark a refund as paid out manually",
  { params: idParameter },
  doneSchema,
);

const dueRefundSchema = z
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

const dueList = payments.get(
  "/admin/due-refunds",
  "Due refunds that need staff, oldest first: transfers, and those that a provider has rejected too often",
  { query: dueRefundsQuery },
  z.object({ refunds: pagedListSchema(dueRefundSchema) }),
);

const sent = payments.post(
  "/admin/due-refunds/{id}/sent",
  "Mark a due refund as sent manually",
  { params: idParameter },
  doneSchema,
);

const retry = payments.post(
  "/admin/due-refunds/{id}/retry",
  "Retry a due refund with the provider",
  { params: idParameter },
  doneSchema,
);

/** The refund of a return: `api/desks/return.api.ts`. */
export const adminRefundApi = createRouter()
  .openapi(refund, async (c) => {
    const { ctx } = c.var;
    const code = readOrderCode(c.req.valid("param").code);
    const refunded = await refundGoodwillAsStaff(ctx, code, c.req.valid("json"));
    if (refunded.ok) return c.json({ success: ctx.t("{amount} will be refunded.", { amount: refunded.value }) }, 200);
    if (refunded.failure.code === "invalid_amount")
      return refuseInput(c, { amount: [ctx.t("This value isn't valid.")] });
    return refuse(c, refunded.failure);
  })
  .openapi(payoutList, async (c) => c.json({ payouts: toWire(await findManualPayouts(c.var.ctx)) }, 200))
  .openapi(paidOut, async (c) =>
    done(c, await markPaidOut(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Marked as paid out")),
  )
  .openapi(dueList, async (c) => {
    const found = await findDueRefunds(c.var.ctx, listQueryOf(c, DUE_REFUND_LIST));
    return c.json({ refunds: pagedList(c, "admin/due-refunds", found) }, 200);
  })
  .openapi(sent, async (c) =>
    done(c, await markRefundSent(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Marked as paid out")),
  )
  .openapi(retry, async (c) =>
    done(c, await retryRefund(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Retrying with the payment provider")),
  );
