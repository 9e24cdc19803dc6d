import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { isZero, negate } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { commissionTax, monthBounds } from "./statement.ts";
import { findMonthSums, getCloseState, insertClose, insertStatement, lockCloses } from "./statement.repository.ts";

export type CloseMonthFailure = StaffFailure | Failure<"month_open" | "month_closed" | "month_before_open">;

/**
 * Closes a month for good: writes each shop's statement and numbers the operator's commission invoices. The database
 * refuses later bookings into it. Months are closed in their order.
 */
export async function closeMonth(ctx: Context, month: string): Promise<Result<null, CloseMonthFailure>> {
  const failed = staffFailure(ctx, "payouts.manage");
  if (failed) return failure(failed);
  const bounds = monthBounds(month, ctx.now());
  if (!bounds) return failure({ code: "month_open" });
  return withTransaction(ctx, async (inside) => {
    await lockCloses(inside);
    const { last, first } = await getCloseState(inside);
    if (last !== null && month <= last) return failure({ code: "month_closed" });
    const next = last === null ? (first ?? month) : monthAfter(last);
    if (month > next) return failure({ code: "month_before_open", values: { month: next } });
    await insertClose(inside, month, bounds.endsAt, ctx.visitor.customerId!);
    const taxBasisPoints = ctx.settings.commissionTaxBasisPoints;
    for (const { shopId, sums } of await findMonthSums(inside, bounds)) {
      const tax = commissionTax(negate(sums.commission), taxBasisPoints);
      const hasInvoice = !isZero(sums.commission);
      await insertStatement(inside, { shopId, month, sums, taxBasisPoints, tax, hasInvoice });
    }
    await logAudit(inside, { action: "ledger.close", subject: { kind: "ledger", id: month } });
    return success(null);
  });
}

function monthAfter(month: string): string {
  const start = new Date(`${month}-01T00:00:00Z`);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
}
