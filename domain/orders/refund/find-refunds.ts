import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { documentNumber } from "#domain/orders/invoice/invoice.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { PayoutMethod, RefundKind } from "./refund.ts";
import { findPayoutRows } from "./refund-payout.repository.ts";
import { findRefundRows } from "./refund.repository.ts";

/** How a part of a refund is paid out. */
export type RefundWay = { method: PayoutMethod; amount: ShownMoney; isDone: boolean };

export type RefundView = {
  id: number;
  orderId: number;
  returnId: number | null;
  kind: RefundKind;
  amount: ShownMoney;
  goods: ShownMoney;
  shipping: ShownMoney;
  goodwill: ShownMoney;
  note: string;
  at: string;
  creditNote: string | null;
  ways: RefundWay[];
};

/** The refunds of these orders, oldest first. The caller has checked that the orders may be seen. */
export async function findRefunds(ctx: Context, orderIds: readonly number[]): Promise<RefundView[]> {
  const rows = await findRefundRows(ctx, orderIds);
  const ids = rows.map(({ id }) => id);
  const payouts = await findPayoutRows(ctx, ids);
  return Promise.all(
    rows.map(
      async ({
        amount,
        goods,
        shipping,
        goodwill,
        shopId,
        creditNotePrefix: prefix,
        creditNoteNumber: number,
        at,
        ...row
      }) => ({
        ...row,
        amount: await showAmount(ctx, amount),
        goods: await showAmount(ctx, goods),
        shipping: await showAmount(ctx, shipping),
        goodwill: await showAmount(ctx, goodwill),
        at: at.toISOString(),
        creditNote: prefix === null || number === null ? null : documentNumber({ prefix, shopId, number }),
        ways: await Promise.all(
          payouts
            .filter(({ refundId }) => refundId === row.id)
            .map(async (payout) => ({
              method: payout.method,
              amount: await showAmount(ctx, payout.amount),
              isDone: payout.isDone,
            })),
        ),
      }),
    ),
  );
}
