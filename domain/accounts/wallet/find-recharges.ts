import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { MAX_COUNTED } from "#shared/list/list.ts";
import { mayDo, staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { RECHARGE_LIST } from "#shared/list/money-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { Recharge, RechargeRecord, RechargeView } from "./recharge.ts";
import { rechargeReads } from "./recharge.repository.ts";

/** A page of the wallet transfers, for staff. */
export async function findRecharges(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<RechargeRecord>, StaffFailure>> {
  const failed = staffFailure(ctx, "payments.confirm");
  if (failed) return failure(failed);
  const found = await readListFrom(query, rechargeReads(ctx));
  const rows = await Promise.all(
    found.rows.map(async (row) => ({
      ...(await presentRecharge(ctx, row)),
      customerId: row.customerId,
      customerName: row.customerName,
      email: row.email,
    })),
  );
  return success({ ...found, rows });
}

/** The number of transfers into wallets that wait for a decision; null for staff who may not decide. */
export async function countRechargesToDecide(ctx: Context): Promise<number | null> {
  if (!mayDo(ctx, "payments.confirm")) return null;
  const query = readListUrl(RECHARGE_LIST, new URLSearchParams({ status: "pending" }));
  return rechargeReads(ctx).count({ query }, MAX_COUNTED);
}

export async function presentRecharge(ctx: Context, recharge: Recharge): Promise<RechargeView> {
  const { id, method, status, amount, note, reason, proof, createdAt } = recharge;
  return {
    id,
    method,
    status,
    amount: await showAmount(ctx, amount),
    note,
    reason,
    hasProof: proof !== null,
    createdAt: createdAt.toISOString(),
  };
}
