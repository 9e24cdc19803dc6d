import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { getDisputed } from "#domain/payment/dispute/find-credit-disputes.ts";
import type { Failure } from "#shared/failures.ts";
import { isZero, subtractMoney, type Money, type ShownMoney } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { findRechargeMethods } from "./find-recharge-methods.ts";
import { presentRecharge } from "./find-recharges.ts";
import { getBalance, getHeld } from "./get-balance.ts";
import type { RechargeMethod, RechargeView } from "./recharge.ts";
import { findOwnRecharges } from "./recharge.repository.ts";

/** What the wallet's screen shows besides its history. */
export type WalletView = {
  balance: ShownMoney;
  /** The amount on hold for unfinished payments; null if there is none. */
  held: ShownMoney | null;
  /** What is held because of a disputed recharge, and what is owed of it; null if there is none. */
  disputed: ShownMoney | null;
  owed: ShownMoney | null;
  recharges: RechargeView[];
  methods: RechargeMethod[];
};

/** The visitor's wallet. */
export async function getWalletView(ctx: Context): Promise<Result<WalletView, Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const disputed = await getDisputed(ctx, customerId);
  const held = subtractMoney(await getHeld(ctx, customerId), disputed.held);
  const recharges = await findOwnRecharges(ctx, customerId);
  return success({
    balance: await showAmount(ctx, await getBalance(ctx, customerId)),
    held: await showUnlessNothing(ctx, held),
    disputed: await showUnlessNothing(ctx, disputed.held),
    owed: await showUnlessNothing(ctx, disputed.owed),
    recharges: await Promise.all(recharges.map((recharge) => presentRecharge(ctx, recharge))),
    methods: findRechargeMethods(ctx),
  });
}

async function showUnlessNothing(ctx: Context, amount: Money): Promise<ShownMoney | null> {
  return isZero(amount) ? null : showAmount(ctx, amount);
}
