import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { mayDo, staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { Page } from "#shared/page.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { transferState, type TransferRecord } from "./transfer.ts";
import type { TransfersQuery } from "./transfer.input.ts";
import { countSubmitted, findTransferRows } from "./transfer.repository.ts";

/** Transfers for purchases, for staff: those waiting for a decision first. */
export async function findTransfers(
  ctx: Context,
  query: TransfersQuery,
): Promise<Result<Page<TransferRecord>, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "payments.confirm");
  if (refusal) return failure(refusal);
  const found = await findTransferRows(ctx, query);
  const items = await Promise.all(
    found.items.map(async (row) => ({
      id: row.id,
      state: transferState(row),
      amount: await showAmount(ctx, row.amount),
      reference: row.reference,
      paidBy: row.paidBy,
      paidOn: row.paidOn,
      hasProof: row.proof !== null,
      reason: row.failure ?? "",
      trxId: row.trxId,
      orderCodes: row.orderCodes,
      name: row.name,
      email: row.email,
      isOver: row.isOver,
      createdAt: row.createdAt.toISOString(),
      submittedAt: row.submittedAt?.toISOString() ?? null,
    })),
  );
  return success({ ...found, items });
}

/** The number of proofs to decide; null for staff who may not decide them. */
export async function countTransfersToDecide(ctx: Context): Promise<number | null> {
  return mayDo(ctx, "payments.confirm") ? countSubmitted(ctx) : null;
}
