import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { findDueRefunds, markRefundSent, retryRefund } from "#domain/payment/attempt/due-refunds.ts";
import { UNMATCHED_REASONS } from "#domain/payment/attempt/payment.ts";
import { dueRefundsQuery } from "#domain/payment/attempt/transfer.input.ts";
import { DUE_REFUND_LIST } from "#shared/list/money-lists.ts";
import { done, doneSchema } from "../answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: payments", "refunds.write");

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

const list = routes.get(
  "/admin/due-refunds",
  "Money that does not go back by itself, the oldest first: transfers, and what a provider has refused too often",
  { query: dueRefundsQuery },
  z.object({ refunds: pagedListSchema(refundSchema) }),
);

const sent = routes.post(
  "/admin/due-refunds/{id}/sent",
  "It was sent back by hand",
  { params: idParameter },
  doneSchema,
);

const retry = routes.post(
  "/admin/due-refunds/{id}/retry",
  "Ask the provider once more",
  { params: idParameter },
  doneSchema,
);

export const adminRefundApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findDueRefunds(c.var.ctx, listQueryOf(c, DUE_REFUND_LIST));
    return c.json({ refunds: pagedList(c, "admin/due-refunds", found) }, 200);
  })
  .openapi(sent, async (c) =>
    done(c, await markRefundSent(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Marked as paid out")),
  )
  .openapi(retry, async (c) =>
    done(c, await retryRefund(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Retrying with the payment provider")),
  );
