import { and, desc, eq, gte, inArray, lt, notInArray, sql, type SQL } from "drizzle-orm";
import { readMoney } from "#db/columns.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/ledger.ts";
import { orders } from "#db/schema/order.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { TransactionKind } from "#domain/accounts/ledger/ledger.ts";
import type { Money } from "#shared/money.ts";
import type { Page } from "#shared/page.ts";
import type { Context } from "../../context.ts";
import type { HistoryKind } from "./wallet.ts";

export type HistoryRow = {
  id: number;
  kind: TransactionKind;
  amount: Money;
  balanceAfter: Money;
  at: Date;
  orderCode: string | null;
  trxId: string | null;
  note: string;
};

export type HistoryFilter = { kind?: HistoryKind | undefined; from?: Date | undefined; before?: Date | undefined };

const PURCHASE_KINDS = ["payment", "hold", "hold_released"] as const;

/** The credits and debits of a wallet, newest first. */
export async function findHistoryRows(
  ctx: Context,
  customerId: number,
  filter: HistoryFilter,
  wanted: { page: number; perPage: number },
): Promise<Page<HistoryRow>> {
  const rows = await ctx.db
    .select({
      id: ledgerEntries.id,
      kind: ledgerTransactions.kind,
      amountMinor: ledgerEntries.amountMinor,
      balanceAfterMinor: ledgerEntries.balanceAfterMinor,
      unit: ledgerAccounts.unit,
      at: ledgerTransactions.createdAt,
      orderCode: orders.code,
      trxId: purchases.trxId,
      note: ledgerTransactions.note,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(orders, eq(orders.id, ledgerTransactions.orderId))
    .leftJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
    .leftJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(
      and(
        eq(ledgerAccounts.customerId, customerId),
        eq(ledgerAccounts.kind, "customer_wallet"),
        filter.kind && isOfKind(filter.kind),
        filter.from && gte(ledgerTransactions.createdAt, filter.from),
        filter.before && lt(ledgerTransactions.createdAt, filter.before),
      ),
    )
    .orderBy(desc(ledgerTransactions.createdAt), desc(ledgerEntries.id))
    .limit(wanted.perPage)
    .offset((wanted.page - 1) * wanted.perPage);
  return {
    items: rows.map(({ amountMinor, balanceAfterMinor, unit, total: _total, ...row }) => ({
      ...row,
      amount: readMoney(amountMinor, unit),
      balanceAfter: readMoney(balanceAfterMinor ?? 0, unit),
    })),
    ...wanted,
    total: rows[0]?.total ?? 0,
  };
}

function isOfKind(kind: HistoryKind): SQL {
  if (kind === "purchase") return inArray(ledgerTransactions.kind, [...PURCHASE_KINDS]);
  if (kind === "other")
    return notInArray(ledgerTransactions.kind, [...PURCHASE_KINDS, "recharge", "refund", "conversion"]);
  return eq(ledgerTransactions.kind, kind);
}
