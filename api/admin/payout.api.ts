import { z } from "@hono/zod-openapi";
import { findHandPayouts } from "#domain/orders/refund/find-hand-payouts.ts";
import { markPaidOut } from "#domain/orders/refund/mark-paid-out.ts";
import { returnParameter } from "#domain/orders/return/return.input.ts";
import { toWire } from "#shared/wire.ts";
import { doneSchema, refuse } from "../answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: returns", "refunds.write");

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

const list = routes.get(
  "/admin/refund-payouts",
  "Refunds that wait to be paid out by hand, the oldest first: no provider and no wallet could take them",
  {},
  z.object({ payouts: z.array(payoutSchema) }),
);

const paidOut = routes.post(
  "/admin/refund-payouts/{id}/paid",
  "A refund that no provider and no wallet could take was paid out by hand",
  { params: returnParameter },
  doneSchema,
);

export const adminPayoutApi = createRouter()
  .openapi(list, async (c) => c.json({ payouts: toWire(await findHandPayouts(c.var.ctx)) }, 200))
  .openapi(paidOut, async (c) => {
    const paid = await markPaidOut(c.var.ctx, c.req.valid("param").id);
    if (!paid.ok) return refuse(c, paid.failure);
    return c.json({ success: c.var.ctx.t("Marked as paid out") }, 200);
  });
