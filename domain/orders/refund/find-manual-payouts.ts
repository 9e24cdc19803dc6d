import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { mayDo } from "#domain/platform/permission/permission.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { findManualPayoutRows } from "./refund-payout.repository.ts";

/**
 * Money that staff still have to pay out: paid by transfer, or in cash by a guest. `reference`, `paidBy`: of the
 * transfer.
 */
export type ManualPayout = {
  id: number;
  orderCode: string;
  name: string;
  email: string;
  reference: string;
  paidBy: string;
  amount: ShownMoney;
  at: string;
};

/** Oldest first; none for staff who may not refund. */
export async function findManualPayouts(ctx: Context): Promise<ManualPayout[]> {
  if (!mayDo(ctx, "refunds.write")) return [];
  const rows = await findManualPayoutRows(ctx);
  return Promise.all(
    rows.map(async ({ amount, at, ...row }) => ({
      ...row,
      amount: await showAmount(ctx, amount),
      at: at.toISOString(),
    })),
  );
}
