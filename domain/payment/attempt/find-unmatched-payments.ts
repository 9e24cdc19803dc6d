import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { RefundReason } from "./payment.ts";
import { findUnmatchedRows } from "./provider-refund.repository.ts";

/** Money that came for a purchase, bought nothing, and goes back. */
export type UnmatchedPayments = {
  id: number;
  amount: ShownMoney;
  asked: ShownMoney;
  reason: RefundReason;
  isSent: boolean;
};

/** The newest first. The caller knows that its reader may see the purchase. */
export async function findUnmatchedPayments(ctx: Context, purchaseId: number): Promise<UnmatchedPayments[]> {
  const rows = await findUnmatchedRows(ctx, purchaseId);
  return Promise.all(
    rows.flatMap(({ id, amount, asked, stray, isSent }) =>
      stray
        ? [
            (async () => ({
              id,
              amount: await showAmount(ctx, amount),
              asked: await showAmount(ctx, asked),
              reason: stray.reason,
              isSent,
            }))(),
          ]
        : [],
    ),
  );
}
