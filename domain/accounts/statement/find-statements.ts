import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { commissionInvoiceNumber, type Statement } from "./statement.ts";
import { findStatementRows, getCloseState, statementReads } from "./statement.repository.ts";

const MAX_STATEMENTS = 120;

export type StatementView = {
  id: number;
  shopId: number;
  shopName: string;
  month: string;
  opening: ShownMoney;
  sales: ShownMoney;
  refunds: ShownMoney;
  commission: ShownMoney;
  payouts: ShownMoney;
  closing: ShownMoney;
  invoiceNumber: string;
};

/** The closed months of a shop, the newest first; null: of all shops, for whom the caller checks the permission. */
export async function findStatements(ctx: Context, shopId: number | null): Promise<StatementView[]> {
  const rows = await findStatementRows(ctx, { shopId, limit: MAX_STATEMENTS });
  return Promise.all(rows.map((row) => present(ctx, row)));
}

/** A page of them, for the desks; null: of all shops, for whom the caller checks the permission. */
export async function findStatementPage(
  ctx: Context,
  shopId: number | null,
  query: ListQuery,
): Promise<ListPage<StatementView>> {
  const found = await readListFrom(query, statementReads(ctx, shopId));
  return { ...found, rows: await Promise.all(found.rows.map((row) => present(ctx, row))) };
}

async function present(ctx: Context, row: Statement): Promise<StatementView> {
  return {
    id: row.id,
    shopId: row.shopId,
    shopName: row.shopName,
    month: row.month,
    opening: await showAmount(ctx, row.opening),
    sales: await showAmount(ctx, row.sales),
    refunds: await showAmount(ctx, row.refunds),
    commission: await showAmount(ctx, row.commission),
    payouts: await showAmount(ctx, row.payouts),
    closing: await showAmount(ctx, row.closing),
    invoiceNumber: commissionInvoiceNumber(row),
  };
}

/** The month that can be closed next, if any. */
export async function getNextClose(ctx: Context): Promise<string | null> {
  const { last, first } = await getCloseState(ctx);
  const [year, month] = (last ?? first ?? "").split("-").map(Number);
  if (!year || !month) return null;
  const start = new Date(Date.UTC(year, last === null ? month - 1 : month, 1));
  const next = start.toISOString().slice(0, 7);
  return next < ctx.now().toISOString().slice(0, 7) ? next : null;
}
