import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { confirmTransfer, rejectTransfer } from "#domain/payment/attempt/decide-transfer.ts";
import { confirmTransfers } from "#domain/payment/attempt/confirm-transfers.ts";
import { findTransfers } from "#domain/payment/attempt/find-transfers.ts";
import {
  bulkTransfersInput,
  confirmTransferInput,
  rejectTransferInput,
  transfersQuery,
} from "#domain/payment/attempt/transfer.input.ts";
import { TRANSFER_STATES } from "#domain/payment/attempt/transfer.ts";
import { TRANSFER_LIST } from "#shared/list/money-lists.ts";
import { body, doneSchema, refuse, refuseInput } from "../answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: payments", "payments.confirm");

const transferSchema = z
  .object({
    id: z.int(),
    state: z.enum(TRANSFER_STATES),
    amount: shownMoneySchema,
    reference: z.string(),
    paid_by: z.string(),
    paid_on: z.string().nullable(),
    has_proof: z.boolean(),
    reason: z.string(),
    trx_id: z.string(),
    order_codes: z.array(z.string()),
    name: z.string(),
    email: z.string(),
    is_over: z.boolean(),
    created_at: z.string(),
    submitted_at: z.string().nullable(),
  })
  .openapi("TransferRecord");

const list = routes.get(
  "/admin/transfers",
  "Bank transfers for purchases",
  { query: transfersQuery },
  z.object({ transfers: pagedListSchema(transferSchema) }),
);

const bulk = routes.post(
  "/admin/transfers/bulk",
  "Confirm selected transfers with the expected amount; `dry_run` returns what would happen",
  body(bulkTransfersInput),
  bulkSchema,
);

const confirm = routes.post(
  "/admin/transfers/{id}/confirm",
  "Confirm a transfer: the purchase is paid. A late payment, or with `sends_back` another amount, becomes a due refund",
  { params: idParameter, ...body(confirmTransferInput) },
  doneSchema.extend({ outcome: z.enum(["paid", "returned"]) }),
);

const reject = routes.post(
  "/admin/transfers/{id}/reject",
  "Reject a proof, with a reason for the shopper, who can pay again",
  { params: idParameter, ...body(rejectTransferInput) },
  doneSchema,
);

export const adminTransferApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findTransfers(c.var.ctx, listQueryOf(c, TRANSFER_LIST));
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ transfers: pagedList(c, "admin/transfers", found.value) }, 200);
  })
  .openapi(bulk, async (c) => answerBulk(c, await confirmTransfers(c.var.ctx, c.req.valid("json"))))
  .openapi(confirm, async (c) => {
    const { ctx } = c.var;
    const confirmed = await confirmTransfer(ctx, c.req.valid("param").id, c.req.valid("json"));
    if (!confirmed.ok) {
      if (confirmed.failure.code !== "invalid_amount") return refuse(c, confirmed.failure);
      return refuseInput(c, { amount: [ctx.t("Enter an amount.")] });
    }
    const success =
      confirmed.value === "paid" ? ctx.t("Purchase marked as paid") : ctx.t("Added to refunds to process");
    return c.json({ success, outcome: confirmed.value }, 200);
  })
  .openapi(reject, async (c) => {
    const { ctx } = c.var;
    const rejected = await rejectTransfer(ctx, c.req.valid("param").id, c.req.valid("json").reason);
    return rejected.ok
      ? c.json({ success: ctx.t("Transfer rejected. We've notified the customer.") }, 200)
      : refuse(c, rejected.failure);
  });
