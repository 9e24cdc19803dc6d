import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { mayDo, staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { transferState, type TransferRecord } from "./transfer.ts";
import { countSubmitted, transferReads } from "./transfer.repository.ts";

/** A page of the transfers for purchases, for staff. */
export async function findTransfers(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<TransferRecord>, StaffFailure>> {
  const failed = staffFailure(ctx, "payments.confirm");
  if (failed) return failure(failed);
  const found = await readListFrom(query, transferReads(ctx));
  const rows = await Promise.all(
    found.rows.map(async (row) => ({
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
  return success({ ...found, rows });
}

/** The number of proofs to decide; null for staff who may not decide them. */
export async function countTransfersToDecide(ctx: Context): Promise<number | null> {
  return mayDo(ctx, "payments.confirm") ? countSubmitted(ctx) : null;
}
