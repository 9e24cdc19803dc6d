import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { maskNumber } from "#domain/accounts/bank-account/bank-account.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { payoutCode, type Payout, type PayoutOwner, type PayoutRun, type PayoutView } from "./payout.ts";
import { payoutReads } from "./payout.repository.ts";
import { findRunRows } from "./payout-run.repository.ts";

const MAX_RUNS = 20;

/** A page of the payouts of an owner; null: of all shops and affiliates, for whom the caller checks the permission. */
export async function findPayouts(
  ctx: Context,
  owner: PayoutOwner | null,
  query: ListQuery,
): Promise<ListPage<PayoutView>> {
  const found = await readListFrom(query, payoutReads(ctx, owner));
  return { ...found, rows: await Promise.all(found.rows.map((payout) => presentPayout(ctx, payout))) };
}

export async function presentPayout(ctx: Context, payout: Payout): Promise<PayoutView> {
  const { id, owner, ownerName, status, method, amount, destination, runId, reason, createdAt, endedAt } = payout;
  const number = destination.reference ?? (destination.iban || destination.accountNumber);
  return {
    id,
    code: payoutCode(id),
    name: ownerName,
    isAffiliate: "customerId" in owner,
    status,
    method,
    amount: await showAmount(ctx, amount),
    account: maskNumber(number),
    runId,
    reason,
    at: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export type PayoutRunView = {
  id: number;
  status: PayoutRun["status"];
  total: ShownMoney;
  count: number;
  openCount: number;
  createdBy: string;
  at: string;
  approvedAt: string | null;
};

/** The latest payout runs; the caller checks the permission. */
export async function findPayoutRuns(ctx: Context): Promise<PayoutRunView[]> {
  const rows = await findRunRows(ctx, MAX_RUNS);
  return Promise.all(
    rows.map(async ({ id, status, total, count, openCount, createdByName, createdAt, approvedAt }) => ({
      id,
      status,
      total: await showAmount(ctx, total),
      count,
      openCount,
      createdBy: createdByName ?? "",
      at: createdAt.toISOString(),
      approvedAt: approvedAt?.toISOString() ?? null,
    })),
  );
}
