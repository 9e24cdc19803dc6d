import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { isZero, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CreditDispute, CreditDisputeRecord } from "./credit-dispute.ts";
import { findRowsOfCustomer, findRowsOfVoucher, findRowsToAsk, sumOfCustomer } from "./credit-dispute.repository.ts";

/** Those about a voucher, the oldest first. */
export function findDisputesOfVoucher(ctx: Context, voucherId: number): Promise<CreditDispute[]> {
  return findRowsOfVoucher(ctx, voucherId);
}

/** Those about what a customer has paid into the shop, for staff, the newest first. */
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

/** What a customer's wallet holds back for disputes that are open, and what is owed for those that are lost. */
export function getDisputed(ctx: Context, customerId: number): Promise<{ held: Money; owed: Money }> {
  return sumOfCustomer(ctx, customerId);
}

/** What the open ones are about of which nothing was heard since `before`. */
export function findCreditsToAsk(
  ctx: Context,
  before: Date,
  most: number,
): Promise<{ rechargeId: number | null; voucherId: number | null }[]> {
  return findRowsToAsk(ctx, before, most);
}
