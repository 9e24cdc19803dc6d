import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { maskNumber } from "#domain/accounts/bank-account/bank-account.ts";
import type { Page } from "#shared/page.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { payoutCode, type Payout, type PayoutOwner, type PayoutRun, type PayoutView } from "./payout.ts";
import type { PayoutsQuery } from "./payout.input.ts";
import { findPayoutRows } from "./payout.repository.ts";
import { findRunRows } from "./payout-run.repository.ts";

const PER_PAGE = 25;
const MAX_RUNS = 20;

/** The payouts of an owner, the newest first. */
export function findOwnPayouts(ctx: Context, owner: PayoutOwner, query: PayoutsQuery): Promise<Page<PayoutView>> {
  return findPage(ctx, { ...query, owner });
}

/** The payouts of all shops and affiliates; the caller checks the permission. */
export function findAllPayouts(ctx: Context, query: PayoutsQuery): Promise<Page<PayoutView>> {
  return findPage(ctx, query);
}

async function findPage(ctx: Context, query: PayoutsQuery & { owner?: PayoutOwner }): Promise<Page<PayoutView>> {
  const { page, status, owner } = query;
  const part = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const found = await findPayoutRows(ctx, { status, ...(owner && { owner }) }, part);
  return {
    items: await Promise.all(found.payouts.map((payout) => presentPayout(ctx, payout))),
    page,
    perPage: PER_PAGE,
    total: found.total,
  };
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
