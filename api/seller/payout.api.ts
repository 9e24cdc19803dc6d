import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { getBankAccount } from "#domain/accounts/bank-account/get-bank-account.ts";
import { cancelPayout } from "#domain/accounts/payout/end-payout.ts";
import { findPayouts } from "#domain/accounts/payout/find-payouts.ts";
import { presentBalance } from "#domain/accounts/payout/find-shop-balances.ts";
import { getPayoutBalance } from "#domain/accounts/payout/get-payout-balance.ts";
import {
  monthInput,
  payoutRequestInput,
  payoutsQuery,
  readPayoutsQuery,
  yearQuery,
} from "#domain/accounts/payout/payout.input.ts";
import { requestPayout } from "#domain/accounts/payout/request-payout.ts";
import { exportIncome } from "#domain/accounts/statement/export-income.ts";
import { findStatements } from "#domain/accounts/statement/find-statements.ts";
import { printStatement } from "#domain/accounts/statement/print-statement.ts";
import { success } from "#shared/result.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse, refuseInput } from "../answer.ts";
import { bankAccountCalls } from "../bank-account-calls.ts";
import { answerPdf, answersPdf, answersTable, answerTable } from "../file-answer.ts";
import { orNull } from "../or-null.ts";
import { pagedList, pagedListSchema } from "../paged.ts";
import { balanceFields, bankAccountSchema, payoutSchema, statementSchema } from "../payout.schema.ts";
import { createRouter } from "../router.ts";
import { ownShop, sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: payouts", "finance");

const list = routes.get(
  "/seller/payouts",
  "Your own shop's balance, its bank account, and its payouts; the newest first",
  { query: payoutsQuery },
  z.object({
    balance: z.object(balanceFields),
    bank_account: orNull(bankAccountSchema),
    payouts: pagedListSchema(payoutSchema),
  }),
);

const ask = routes.post(
  "/seller/payouts",
  "Request a payout of an amount in the base currency, or of everything available",
  body(payoutRequestInput),
  doneSchema,
);

const cancel = routes.post(
  "/seller/payouts/{id}/cancel",
  "Cancel a payout that is not in a payout run yet",
  { params: idParameter },
  doneSchema,
);

const statements = routes.get(
  "/seller/statements",
  "Your own shop's closed months; the newest first",
  {},
  z.object({ statements: z.array(statementSchema) }),
);

const statement = routes.get(
  "/seller/statements/{month}/statement.pdf",
  "The statement of a month, with the invoice for the commission, as a PDF",
  { params: monthInput },
  answersPdf,
);

const income = routes.get(
  "/seller/income.csv",
  "Your own shop's income of a year, by quarter",
  { query: yearQuery },
  answersTable,
);

const bankAccount = bankAccountCalls({
  area: "/seller",
  purpose: "payouts",
  routes,
  getOwner: (c) => success({ shopId: ownShop(c).id }),
});

export const sellerPayoutApi = createRouter()
  .openapi(list, async (c) => {
    const { ctx } = c.var;
    const { id: shopId } = ownShop(c);
    const balance = await presentBalance(ctx, await getPayoutBalance(ctx, { shopId }));
    const bankAccount = await getBankAccount(ctx, { shopId });
    const payouts = await findPayouts(ctx, { shopId }, readPayoutsQuery(c.req.valid("query")));
    return c.json({ ...toWire({ balance, bankAccount }), payouts: pagedList(c, "seller/payouts", payouts) }, 200);
  })
  .openapi(ask, async (c) => {
    const { ctx } = c.var;
    const requested = await requestPayout(ctx, { shopId: ownShop(c).id }, c.req.valid("json"));
    if (requested.ok) return c.json({ success: ctx.t("Payout requested") }, 200);
    if (requested.failure.code === "invalid_amount") return refuseInput(c, { amount: [ctx.t("Enter an amount.")] });
    return refuse(c, requested.failure);
  })
  .openapi(cancel, async (c) => {
    const { ctx } = c.var;
    const canceled = await cancelPayout(ctx, { shopId: ownShop(c).id }, c.req.valid("param").id);
    return done(c, canceled, ctx.t("Payout canceled"));
  })
  .openapi(statements, async (c) => {
    const found = await findStatements(c.var.ctx, ownShop(c).id);
    return c.json({ statements: toWire(found) }, 200);
  })
  .openapi(statement, async (c) => {
    const printed = await printStatement(c.var.ctx, ownShop(c).id, c.req.valid("param").month);
    return printed.ok ? answerPdf(c, printed.value) : refuse(c, printed.failure);
  })
  .openapi(income, async (c) => {
    const { year } = c.req.valid("query");
    return answerTable(c, await exportIncome(c.var.ctx, year, ownShop(c).id), `income-${year}`);
  })
  .route("/", bankAccount);
