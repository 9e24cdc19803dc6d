import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { RefundReason } from "./payment.ts";
import { findUnmatchedRows } from "./provider-refund.repository.ts";

/** Unmatched payments of a purchase, which go back. */
export type UnmatchedPayments = {
  id: number;
  amount: ShownMoney;
  amountDue: ShownMoney;
  reason: RefundReason;
  isSent: boolean;
};

/** Newest first. The caller has checked that the purchase may be seen. */
export async function findUnmatchedPayments(ctx: Context, purchaseId: number): Promise<UnmatchedPayments[]> {
  const rows = await findUnmatchedRows(ctx, purchaseId);
  return Promise.all(
    rows.flatMap(({ id, amount, amountDue, unmatched, isSent }) =>
      unmatched
        ? [
            (async () => ({
              id,
              amount: await showAmount(ctx, amount),
              amountDue: await showAmount(ctx, amountDue),
              reason: unmatched.reason,
              isSent,
            }))(),
          ]
        : [],
    ),
  );
}
