import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { affiliateInput, clickInput } from "#domain/accounts/affiliate/affiliate.input.ts";
import { applyAsAffiliate } from "#domain/accounts/affiliate/apply-as-affiliate.ts";
import { getAffiliateData } from "#domain/accounts/affiliate/get-affiliate-data.ts";
import { recordClick } from "#domain/accounts/affiliate/record-click.ts";
import { withdraw } from "#domain/accounts/affiliate/withdraw.ts";
import { cancelPayout } from "#domain/accounts/payout/end-payout.ts";
import { payoutRequestInput } from "#domain/accounts/payout/payout.input.ts";
import { failure, success } from "#shared/result.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse, refuseInput } from "../answer.ts";
import { bankAccountCalls } from "../bank-account-calls.ts";
import { customerRoutes, openRoutes } from "../create-route.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";
import { bankAccountSchema, payoutSchema } from "../payout.schema.ts";
import { createRouter } from "../router.ts";
import { setReferralCookie } from "../set-referral-cookie.ts";

const open = openRoutes("Affiliates");
const customer = customerRoutes("Affiliates");
const status = z.enum(["pending", "locked", "payable", "paid", "reversed"]);

const dataSchema = z
  .object({
    status: z.enum(["applied", "approved", "rejected", "suspended"]),
    reason: z.string(),
    code: z.string(),
    link: z.string(),
    rate_percent: z.string(),
    clicks: z.int(),
    orders: z.int(),
    sums: z.object({
      pending: shownMoneySchema,
      locked: shownMoneySchema,
      payable: shownMoneySchema,
      paid: shownMoneySchema,
      reversed: shownMoneySchema,
    }),
    available: shownMoneySchema,
    held: shownMoneySchema,
    days: z.array(z.object({ day: z.string(), clicks: z.int(), orders: z.int() })),
    commissions: z.array(
      z.object({
        id: z.int(),
        product_name: z.string(),
        quantity: z.int(),
        status,
        amount: shownMoneySchema,
        reversed: orNull(shownMoneySchema),
        at: z.string(),
      }),
    ),
    products: z.array(
      z.object({ id: z.int(), name: z.string(), slug: z.string(), image: z.string().nullable(), link: z.string() }),
    ),
    payouts: z.array(payoutSchema),
    bank_account: orNull(bankAccountSchema),
  })
  .openapi("AffiliateData");

const click = open.post(
  "/affiliate/click",
  "A visit through an affiliate's link: counted once per visitor and day, and remembered for 30 days",
  body(clickInput),
  z.object({}),
);

const register = customer.post(
  "/affiliate/register",
  "Apply as an affiliate; guests are asked to sign in",
  body(affiliateInput),
  doneSchema,
);

const data = customer.get(
  "/affiliate/data",
  "Your own link, clicks, orders, earnings by state, products with links, and withdrawals",
  {},
  dataSchema,
);

const withdrawal = customer.post(
  "/affiliate/withdraw",
  "Request a payout of payable commission; without an amount, of all of it",
  body(payoutRequestInput),
  doneSchema,
);

const cancel = customer.post(
  "/affiliate/withdraw/{id}/cancel",
  "Cancel a withdrawal that is not in a payout run yet",
  { params: idParameter },
  doneSchema,
);

const bankAccount = bankAccountCalls({
  area: "/affiliate",
  purpose: "withdrawals",
  routes: customer,
  getOwner: (c) => {
    const { customerId } = c.var.ctx.visitor;
    return customerId === null ? failure({ code: "sign_in" }) : success({ customerId });
  },
});

export const affiliateApi = createRouter()
  .openapi(click, async (c) => {
    setReferralCookie(c, await recordClick(c.var.ctx, c.req.valid("json").referral_code));
    return c.json({}, 200);
  })
  .openapi(register, async (c) =>
    done(c, await applyAsAffiliate(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Application sent")),
  )
  .openapi(data, async (c) => {
    const { ctx } = c.var;
    if (ctx.visitor.customerId === null) return refuse(c, { code: "sign_in" });
    const found = await getAffiliateData(ctx);
    return found ? c.json(toWire(found), 200) : refuse(c, { code: "not_found" });
  })
  .openapi(withdrawal, async (c) => {
    const { ctx } = c.var;
    const result = await withdraw(ctx, c.req.valid("json").amount);
    if (result.ok) return c.json({ success: ctx.t("Payout requested") }, 200);
    if (result.failure.code === "invalid_amount") return refuseInput(c, { amount: [ctx.t("Enter an amount.")] });
    return refuse(c, result.failure);
  })
  .openapi(cancel, async (c) => {
    const { ctx } = c.var;
    const { customerId } = ctx.visitor;
    if (customerId === null) return refuse(c, { code: "sign_in" });
    return done(c, await cancelPayout(ctx, { customerId }, c.req.valid("param").id), ctx.t("Payout canceled"));
  })
  .route("/", bankAccount);
