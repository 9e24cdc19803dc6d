import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { TransactionKind } from "#domain/accounts/ledger/ledger.ts";
import type { Failure } from "#shared/failures.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Page } from "#shared/page.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { findHistoryRows, type HistoryFilter, type HistoryRow } from "./history.repository.ts";
import type { WalletHistoryQuery } from "./wallet.input.ts";

export const WALLET_HISTORY_PER_PAGE = 20;

const DAY = 24 * 60 * 60_000;

/** A wallet transaction; `amount` is negative for a debit. */
export type WalletEntry = {
  id: number;
  kind: TransactionKind;
  amount: ShownMoney;
  isIncoming: boolean;
  balanceAfter: ShownMoney;
  at: string;
  /** The order it was for, if any. */
  orderCode: string | null;
  trxId: string | null;
  note: string;
};

/** The credits and debits of the visitor's wallet, newest first. */
export async function findWalletHistory(
  ctx: Context,
  { page, ...filter }: WalletHistoryQuery,
): Promise<Result<Page<WalletEntry>, Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const rows = await findHistoryRows(ctx, customerId, readFilter(filter), { page, perPage: WALLET_HISTORY_PER_PAGE });
  return success({ ...rows, items: await Promise.all(rows.items.map((row) => present(ctx, row))) });
}

/** UTC days, inclusive. */
export function readFilter({ kind, from, to }: Omit<WalletHistoryQuery, "page">): HistoryFilter {
  return {
    kind,
    from: from ? new Date(from) : undefined,
    before: to ? new Date(new Date(to).getTime() + DAY) : undefined,
  };
}

async function present(ctx: Context, { amount, balanceAfter, at, ...row }: HistoryRow): Promise<WalletEntry> {
  const shown = await showAmount(ctx, amount);
  return {
    ...row,
    amount: shown,
    isIncoming: shown.amount > 0,
    balanceAfter: await showAmount(ctx, balanceAfter),
    at: at.toISOString(),
  };
}
