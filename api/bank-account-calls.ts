import { bankAccountCodeInput, bankAccountInput } from "#domain/accounts/bank-account/bank-account.input.ts";
import type { BankAccountOwner } from "#domain/accounts/bank-account/bank-account.ts";
import { confirmBankAccount } from "#domain/accounts/bank-account/confirm-bank-account.ts";
import { resendBankAccountCode, saveBankAccount } from "#domain/accounts/bank-account/save-bank-account.ts";
import type { Failure } from "#shared/failures.ts";
import type { Result } from "#shared/result.ts";
import { type ApiContext, body, done, doneSchema, refuse, refuseInput } from "./answer.ts";
import type { routesOf } from "./create-route.ts";
import { createRouter } from "./router.ts";

type Payee<Area> = {
  area: Area;
  /** What the account is for. */
  purpose: "payouts" | "withdrawals";
  routes: ReturnType<typeof routesOf>;
  /** Who the visitor may set the account of. */
  getOwner: (c: ApiContext) => Result<BankAccountOwner, Failure>;
};

/** The calls about the account that a shop or an affiliate is paid to. */
export function bankAccountCalls<Area extends "/seller" | "/affiliate">({
  area,
  purpose,
  routes,
  getOwner,
}: Payee<Area>) {
  const save = routes.post(
    `${area}/bank-account`,
    `Set the bank account for ${purpose}; a code is mailed to confirm it`,
    body(bankAccountInput),
    doneSchema,
  );

  const resend = routes.post(
    `${area}/bank-account/code`,
    "Mail another code for the unconfirmed bank account",
    {},
    doneSchema,
  );

  const confirm = routes.post(
    `${area}/bank-account/confirm`,
    "Confirm the bank account with the mailed code",
    body(bankAccountCodeInput),
    doneSchema,
  );

  return createRouter()
    .openapi(save, async (c) => {
      const { ctx } = c.var;
      const owner = getOwner(c);
      if (!owner.ok) return refuse(c, owner.failure);
      const saved = await saveBankAccount(ctx, owner.value, c.req.valid("json"));
      return done(c, saved, ctx.t("We've emailed you a code."));
    })
    .openapi(resend, async (c) => {
      const { ctx } = c.var;
      const owner = getOwner(c);
      if (!owner.ok) return refuse(c, owner.failure);
      return done(c, await resendBankAccountCode(ctx, owner.value), ctx.t("We've emailed you a code."));
    })
    .openapi(confirm, async (c) => {
      const { ctx } = c.var;
      const owner = getOwner(c);
      if (!owner.ok) return refuse(c, owner.failure);
      const confirmed = await confirmBankAccount(ctx, owner.value, c.req.valid("json"));
      if (confirmed.ok) return c.json({ success: ctx.t("Bank account confirmed") }, 200);
      if (confirmed.failure.code === "wrong_code") return refuseInput(c, { code: [ctx.t("This code isn't right.")] });
      return refuse(c, confirmed.failure);
    });
}
