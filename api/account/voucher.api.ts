import { z } from "@hono/zod-openapi";
import { checkVoucher } from "#domain/checkout/purchase/apply-voucher.ts";
import { checkVoucherInput } from "#domain/checkout/purchase/purchase.input.ts";
import { buyVoucher } from "#domain/accounts/voucher/buy-voucher.ts";
import { findVouchers } from "#domain/accounts/voucher/find-vouchers.ts";
import { redeemVoucher } from "#domain/accounts/voucher/redeem-voucher.ts";
import { buyVoucherInput, redeemVoucherInput } from "#domain/accounts/voucher/voucher.input.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, refuse } from "../answer.ts";
import { customerRoutes, openRoutes } from "../create-route.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { createRouter } from "../router.ts";
import { voucherSchema } from "./voucher.schema.ts";

const customer = customerRoutes("Gift vouchers");
const open = openRoutes("Gift vouchers");

const list = customer.get(
  "/user/vouchers",
  "The vouchers that one has bought, and those that came to one's confirmed address",
  {},
  z.object({ vouchers: z.array(voucherSchema.extend({ is_own: z.boolean(), message: z.string() })) }),
);

const buy = customer.post(
  "/user/buy-voucher",
  "Buy a voucher for someone: `redirect_url` leads to the provider; from the wallet it is paid at once",
  body(buyVoucherInput),
  z.object({ success: z.string(), voucher_id: z.int(), redirect_url: z.string().nullable() }),
);

const redeem = customer.post(
  "/user/redeem-voucher",
  "Move the remaining value of a voucher into the wallet",
  body(redeemVoucherInput),
  z.object({ success: z.string(), amount: shownMoneySchema }),
);

const check = open.post(
  "/user/check-voucher",
  "What a voucher pays at the most of the cart, or with `trx_id` of what is placed; nothing is taken yet",
  body(checkVoucherInput),
  z.object({
    success: z.string(),
    voucher: z.object({
      worth: shownMoneySchema,
      remaining: shownMoneySchema,
      last_four: z.string(),
      expires_at: z.string(),
    }),
  }),
);

export const voucherApi = createRouter()
  .openapi(list, async (c) => answer(c, await findVouchers(c.var.ctx), (found) => ({ vouchers: toWire(found) })))
  .openapi(buy, async (c) => {
    const { ctx } = c.var;
    const bought = await buyVoucher(ctx, c.req.valid("json"));
    if (!bought.ok) return refuse(c, bought.failure);
    const { voucherId, redirectUrl } = bought.value;
    const message = redirectUrl ? ctx.t("Taking you to payment") : ctx.t("Thank you for buying a gift voucher.");
    return c.json({ success: message, voucher_id: voucherId, redirect_url: redirectUrl }, 200);
  })
  .openapi(redeem, async (c) => {
    const { ctx } = c.var;
    const redeemed = await redeemVoucher(ctx, c.req.valid("json").code);
    if (!redeemed.ok) return refuse(c, redeemed.failure);
    const { amount } = redeemed.value;
    return c.json(
      { success: ctx.t("{amount} added to your wallet", { amount: amount.formatted }), amount: toWire(amount) },
      200,
    );
  })
  .openapi(check, async (c) => {
    const { ctx } = c.var;
    const checked = await checkVoucher(ctx, c.req.valid("json"));
    if (!checked.ok) return refuse(c, checked.failure);
    return c.json({ success: ctx.t("Gift voucher applied"), voucher: toWire(checked.value) }, 200);
  });
