import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { findVoucherRecords } from "#domain/accounts/voucher/find-vouchers.ts";
import { resendVoucher } from "#domain/accounts/voucher/resend-voucher.ts";
import { voidVoucher } from "#domain/accounts/voucher/void-voucher.ts";
import { resendVoucherInput, voidVoucherInput, vouchersQuery } from "#domain/accounts/voucher/voucher.input.ts";
import { VOUCHER_LIST } from "#shared/list/money-lists.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { voucherSchema } from "../account/voucher.schema.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: gift vouchers", "vouchers.manage");

const recordSchema = voucherSchema.extend({
  recipient_email: z.string(),
  buyer_id: z.int(),
  buyer_name: z.string(),
  buyer_email: z.string(),
  method: z.string(),
  reason: z.string(),
  sent_count: z.int(),
  is_unused: z.boolean(),
});

const list = routes.get(
  "/admin/vouchers",
  "All gift vouchers, the newest first; never a code",
  { query: vouchersQuery },
  z.object({ vouchers: pagedListSchema(recordSchema) }),
);

const takeBack = routes.post(
  "/admin/vouchers/{id}/void",
  "Void an unused voucher and refund it to the buyer's wallet",
  { params: idParameter, ...body(voidVoucherInput) },
  doneSchema,
);

const resend = routes.post(
  "/admin/vouchers/{id}/resend",
  "Resend a voucher to another address with a new code; the old code becomes invalid",
  { params: idParameter, ...body(resendVoucherInput) },
  doneSchema,
);

export const adminVoucherApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findVoucherRecords(c.var.ctx, listQueryOf(c, VOUCHER_LIST));
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ vouchers: pagedList(c, "admin/vouchers", found.value) }, 200);
  })
  .openapi(takeBack, async (c) => {
    const { ctx } = c.var;
    const voided = await voidVoucher(ctx, c.req.valid("param").id, c.req.valid("json").reason);
    return done(c, voided, ctx.t("Voucher canceled"));
  })
  .openapi(resend, async (c) => {
    const { ctx } = c.var;
    const sent = await resendVoucher(ctx, c.req.valid("param").id, c.req.valid("json").email);
    if (!sent.ok) return refuse(c, sent.failure);
    const message = sent.value ? ctx.t("Voucher sent with a new code") : ctx.t("Address updated");
    return c.json({ success: message }, 200);
  });
