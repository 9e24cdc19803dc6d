import { stringify } from "csv-stringify/sync";
import type { Failure } from "#shared/failures.ts";
import { toMajorUnits } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { readFilter } from "./find-wallet-history.ts";
import { findHistoryRows } from "./history.repository.ts";
import type { WalletHistoryQuery } from "./wallet.input.ts";

const MAX_ROWS = 10_000;
const COLUMNS = ["date", "kind", "amount", "balance", "currency", "order", "purchase", "note"];

/** The wallet history as CSV; user input is escaped against formula injection. */
export async function exportWalletHistory(
  ctx: Context,
  { page: _page, ...filter }: WalletHistoryQuery,
): Promise<Result<string, Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const { items } = await findHistoryRows(ctx, customerId, readFilter(filter), { page: 1, perPage: MAX_ROWS });
  const rows = items.map(({ at, kind, amount, balanceAfter, orderCode, trxId, note }) => [
    at.toISOString(),
    kind,
    Number(toMajorUnits(amount)),
    Number(toMajorUnits(balanceAfter)),
    amount.currency,
    orderCode ?? "",
    trxId ?? "",
    note,
  ]);
  return success(stringify([COLUMNS, ...rows], { escape_formulas: true, record_delimiter: "\r\n" }));
}
