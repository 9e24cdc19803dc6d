import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { markPayoutPaid } from "./refund-payout.repository.ts";

/** Staff have paid it out; applied once. */
export function markPaidOut(ctx: Context, id: number): Promise<Result<null, StaffFailure | Failure<"not_found">>> {
  return withStaffTransaction(ctx, "refunds.write", async (inside) => {
    const paid = await markPayoutPaid(inside, id, ctx.visitor.customerId!);
    if (!paid) return failure({ code: "not_found" });
    await logAudit(inside, {
      action: "refund.make",
      subject: { kind: "order", id: paid.orderCode },
      details: { paidOutByHand: (await showAmount(inside, paid.amount)).formatted },
    });
    return success(null);
  });
}
