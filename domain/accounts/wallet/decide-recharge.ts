import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { toMajorUnits } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { OFFLINE, type Recharge } from "./recharge.ts";
import { lockRecharge, saveDecision } from "./recharge.repository.ts";
import { creditRecharge } from "./recharge-attempts.ts";

export type DecideRechargeFailure = StaffFailure | Failure<"not_found" | "recharge_decided">;

/** Staff confirm that a transfer arrived: it is credited, once. */
export function approveRecharge(ctx: Context, rechargeId: number): Promise<Result<null, DecideRechargeFailure>> {
  return decide(ctx, rechargeId, async (inside, recharge) => {
    await creditRecharge(inside, recharge, ctx.visitor.customerId);
    await logAudit(inside, {
      action: "recharge.approve",
      subject: { kind: "recharge", id: rechargeId },
      details: { amount: toMajorUnits(recharge.amount), currency: recharge.amount.currency },
    });
  });
}

/** Staff reject a transfer that did not arrive. */
export function rejectRecharge(
  ctx: Context,
  rechargeId: number,
  reason: string,
): Promise<Result<null, DecideRechargeFailure>> {
  return decide(ctx, rechargeId, async (inside, recharge) => {
    await saveDecision(inside, rechargeId, { status: "rejected", reason, decidedBy: ctx.visitor.customerId });
    await logAudit(inside, {
      action: "recharge.reject",
      subject: { kind: "recharge", id: rechargeId },
      details: { amount: toMajorUnits(recharge.amount), currency: recharge.amount.currency, reason },
    });
    const amount = (await showAmount(inside, recharge.amount)).formatted;
    await notifyCustomer(inside, {
      customerId: recharge.customerId,
      topic: "orders",
      messageType: "warning",
      link: "/my-wallet",
      idempotencyKey: `recharge:${rechargeId}:rejected`,
      write: (t) => ({
        title: t("Your top-up wasn't accepted"),
        message: t("{amount} wasn't added to your wallet: {reason}", { amount, reason }),
      }),
    });
  });
}

function decide(
  ctx: Context,
  rechargeId: number,
  action: (inside: Context, recharge: Recharge) => Promise<void>,
): Promise<Result<null, DecideRechargeFailure>> {
  return withStaffTransaction(ctx, "payments.confirm", async (inside) => {
    const recharge = await lockRecharge(inside, rechargeId);
    if (!recharge || recharge.method !== OFFLINE) return failure({ code: "not_found" });
    if (recharge.status !== "pending") return failure({ code: "recharge_decided" });
    await action(inside, recharge);
    return success(null);
  });
}
