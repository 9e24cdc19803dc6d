import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { markPayoutPaid } from "./hand-payout.repository.ts";

/** Staff have paid it out; applied once. */
export async function markPaidOut(
  ctx: Context,
  id: number,
): Promise<Result<null, StaffRefusal | Refusal<"not_found">>> {
  const refusal = staffRefusal(ctx, "refunds.write");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside): Promise<Result<null, Refusal<"not_found">>> => {
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
