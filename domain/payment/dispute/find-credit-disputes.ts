import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { isZero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CreditDispute, CreditDisputeRecord } from "./credit-dispute.ts";
import { findRowsOfCustomer, findRowsOfVoucher, findStaleRows, sumOfCustomer } from "./credit-dispute.repository.ts";

/** The disputes of a voucher, oldest first. */
export function findDisputesOfVoucher(ctx: Context, voucherId: number): Promise<CreditDispute[]> {
  return findRowsOfVoucher(ctx, voucherId);
}

/** The disputes of a customer's recharges and vouchers, for staff, newest first. */
export async function findDisputesOfCustomer(ctx: Context, customerId: number): Promise<CreditDisputeRecord[]> {
  const rows = await findRowsOfCustomer(ctx, customerId);
  return Promise.all(
    rows.map(async ({ id, rechargeId, voucherId, provider, reference, status, amount, owed, openedAt, endedAt }) => ({
      id,
      rechargeId,
      voucherId,
      provider,
      reference,
      status,
      amount: await showAmount(ctx, amount),
      owed: isZero(owed) ? null : await showAmount(ctx, owed),
      openedAt: openedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
  );
}

/** What a customer's wallet holds for open disputes, and what is owed for lost ones. */
export function getDisputed(ctx: Context, customerId: number): Promise<{ held: Money; owed: Money }> {
  return sumOfCustomer(ctx, customerId);
}

/** Subjects of open disputes without news since `before`. */
export function findStaleCreditDisputes(
  ctx: Context,
  before: Date,
  max: number,
): Promise<{ rechargeId: number | null; voucherId: number | null }[]> {
  return findStaleRows(ctx, before, max);
}
