import { showAmount } from "#domain/currency/show-amount.ts";
import type { Refusal } from "#shared/failures.ts";
import { isZero, type ShownMoney } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../context.ts";
import { findRechargeMethods } from "./find-recharge-methods.ts";
import { presentRecharge } from "./find-recharges.ts";
import { getBalance, getHeld } from "./get-balance.ts";
import type { RechargeMethod, RechargeView } from "./recharge.ts";
import { findOwnRecharges } from "./recharge.repository.ts";

/** What the wallet's screen shows beside its history. */
export type WalletView = {
  balance: ShownMoney;
  /** What is set aside for payments that are not finished; null where nothing is. */
  held: ShownMoney | null;
  recharges: RechargeView[];
  methods: RechargeMethod[];
};

/** The visitor's wallet. */
export async function getWalletView(ctx: Context): Promise<Result<WalletView, Refusal<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const held = await getHeld(ctx, customerId);
  const recharges = await findOwnRecharges(ctx, customerId);
  return success({
    balance: await showAmount(ctx, await getBalance(ctx, customerId)),
    held: isZero(held) ? null : await showAmount(ctx, held),
    recharges: await Promise.all(recharges.map((recharge) => presentRecharge(ctx, recharge))),
    methods: findRechargeMethods(ctx),
  });
}
