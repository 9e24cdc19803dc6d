import { z } from "@hono/zod-openapi";
import { findHandPayouts } from "#domain/orders/refund/find-hand-payouts.ts";
import { markPaidOut } from "#domain/orders/refund/mark-paid-out.ts";
import { returnParameter } from "#domain/orders/return/return.input.ts";
import { toWire } from "#shared/wire.ts";
import { answers, doneSchema, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: returns"];

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

const list = createRoute({
  method: "get",
  path: "/admin/refund-payouts",
  tags,
  summary: "Refunds that wait to be paid out by hand, the oldest first: no provider and no wallet could take them",
  ...staffReads("refunds.write"),
  responses: answers(z.object({ payouts: z.array(payoutSchema) })),
});

const paidOut = createRoute({
  method: "post",
  path: "/admin/refund-payouts/{id}/paid",
  tags,
  summary: "A refund that no provider and no wallet could take was paid out by hand",
  ...staffActions("refunds.write"),
  request: { params: returnParameter },
  responses: answers(doneSchema),
});

export const adminPayoutApi = createRouter()
  .openapi(list, async (c) => c.json({ payouts: toWire(await findHandPayouts(c.var.ctx)) }, 200))
  .openapi(paidOut, async (c) => {
    const paid = await markPaidOut(c.var.ctx, c.req.valid("param").id);
    if (!paid.ok) return refuse(c, paid.failure);
    return c.json({ success: c.var.ctx.t("Marked as paid out") }, 200);
  });
