import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { Page } from "#shared/page.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { Recharge, RechargeRecord, RechargeView } from "./recharge.ts";
import { findTransfers } from "./recharge.repository.ts";
import type { RechargesQuery } from "./wallet.input.ts";

/** Wallet transfers, for staff: those awaiting a decision first. */
export async function findRecharges(
  ctx: Context,
  query: RechargesQuery,
): Promise<Result<Page<RechargeRecord>, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "payments.confirm");
  if (refusal) return failure(refusal);
  const found = await findTransfers(ctx, query);
  const items = await Promise.all(
    found.items.map(async (row) => ({
      ...(await presentRecharge(ctx, row)),
      customerId: row.customerId,
      customerName: row.customerName,
      email: row.email,
    })),
  );
  return success({ ...found, items });
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
