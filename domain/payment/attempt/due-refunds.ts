import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { DUE_REFUND_LIST } from "#shared/list/money-lists.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import { mayDo, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import type { ShownMoney } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getPayment } from "./payment.repository.ts";
import { type DueRefundRow, dueRefundReads, lockDueRefund, recordRefundFailure } from "./provider-refund.repository.ts";
import { finishRefund } from "./send-refund.ts";
import type { OpenRefund, Payment, RefundReason } from "./payment.ts";

/**
 * Money that is not refunded automatically: `transfer` came by bank transfer, `refused` failed at a provider too often.
 */
export type DueRefund = {
  id: number;
  kind: "transfer" | "refused";
  amount: ShownMoney;
  /** Null for a refund of an order. */
  reason: RefundReason | null;
  trxId: string;
  orderCode: string;
  name: string;
  email: string;
  provider: string;
  /** The reference of the transfer, or the provider's. */
  reference: string;
  paidBy: string;
  failure: string;
  at: string;
};

const ALL = readListUrl(DUE_REFUND_LIST, new URLSearchParams());

/** A page of them; none for staff who may not refund. */
export async function findDueRefunds(ctx: Context, query: ListQuery = ALL): Promise<ListPage<DueRefund>> {
  const { perPage } = query;
  if (!mayDo(ctx, "refunds.write")) return { rows: [], total: 0, isTotalCapped: false, page: 1, perPage };
  const found = await readListFrom(query, dueRefundReads(ctx));
  return { ...found, rows: await Promise.all(found.rows.map((row) => present(ctx, row))) };
}

async function present(ctx: Context, row: DueRefundRow): Promise<DueRefund> {
  return {
    id: row.id,
    kind: row.provider === BANK_TRANSFER ? "transfer" : "refused",
    amount: await showAmount(ctx, row.amount),
    reason: row.reason.startsWith("order-refund:") ? null : (row.reason as RefundReason),
    trxId: row.trxId,
    orderCode: row.orderCode,
    name: row.name,
    email: row.email,
    provider: row.provider,
    reference: row.transferReference ?? row.providerReference ?? "",
    paidBy: row.paidBy ?? "",
    failure: row.failure ?? "",
    at: row.at.toISOString(),
  };
}

type DueRefundFailure = StaffFailure | Failure<"not_found">;

/** Staff have sent it by hand; applied once. */
export function markRefundSent(ctx: Context, id: number): Promise<Result<null, DueRefundFailure>> {
  return action(ctx, id, async (inside, refund, payment) => {
    await finishRefund(inside, refund, payment, { reference: null, sentBy: ctx.visitor.customerId });
    await logAudit(inside, {
      action: "refund.make",
      subject: { kind: "payment", id: payment.trxId },
      details: { paidOutByHand: (await showAmount(inside, refund.amount)).formatted },
    });
    return success(null);
  });
}

/** Makes the job retry at the provider. */
export function retryRefund(ctx: Context, id: number): Promise<Result<null, DueRefundFailure>> {
  return action(ctx, id, async (inside, refund, payment) => {
    if (payment.provider === BANK_TRANSFER) return failure({ code: "not_found" });
    await recordRefundFailure(inside, id, { triesCount: 0, failure: "", nextTryAt: null });
    await logAudit(inside, {
      action: "refund.retry",
      subject: { kind: "payment", id: payment.trxId },
      details: { amount: (await showAmount(inside, refund.amount)).formatted },
    });
    inside.enqueue("settle-payments");
    return success(null);
  });
}

function action(
  ctx: Context,
  id: number,
  change: (inside: Context, refund: OpenRefund, payment: Payment) => Promise<Result<null, DueRefundFailure>>,
): Promise<Result<null, DueRefundFailure>> {
  return withStaffTransaction(ctx, "refunds.write", async (inside) => {
    const refund = await lockDueRefund(inside, id);
    const payment = refund && (await getPayment(inside, refund.paymentId));
    if (!refund || !payment) return failure({ code: "not_found" });
    return change(inside, refund, payment);
  });
}
