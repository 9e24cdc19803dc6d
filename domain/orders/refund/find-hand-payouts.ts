import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { mayDo } from "#domain/platform/permission/permission.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { findHandPayoutRows } from "./hand-payout.repository.ts";

/** Money that staff still has to pay out: it came by transfer, or a guest had paid at the door. `reference`, `paidBy`: of the transfer. */
export type HandPayout = {
  id: number;
  orderCode: string;
  name: string;
  email: string;
  reference: string;
  paidBy: string;
  amount: ShownMoney;
  at: string;
};

/** The oldest first; none for staff that may not refund. */
export async function findHandPayouts(ctx: Context): Promise<HandPayout[]> {
  if (!mayDo(ctx, "refunds.write")) return [];
  const rows = await findHandPayoutRows(ctx);
  return Promise.all(
    rows.map(async ({ amount, at, ...row }) => ({
      ...row,
      amount: await showAmount(ctx, amount),
      at: at.toISOString(),
    })),
  );
}
