import { and, asc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/ledger.ts";
import { purchases } from "#db/schema/purchase.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { isOperators, POINTS, type Account, type Entry, type LedgerDifference, type NewTransaction } from "./ledger.ts";

type LockedAccount = { accountId: number; entry: Entry; balance: Money | null };

/** The accounts of the entries, created if missing; owners' accounts are locked in id order, with their balance. */
export async function lockAccounts(ctx: Context, entries: readonly Entry[]): Promise<LockedAccount[]> {
  if (entries.length === 0) return [];
  const columns = entries.map(({ account, amount }) => columnsOf(account, amount.currency));
  await ctx.db
    .insert(ledgerAccounts)
    .values(columns.map((values) => ({ ...values, createdAt: ctx.now() })))
    .onConflictDoNothing();
  await ctx.db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(or(...columns.map(isAccount)), or(sql`customer_id is not null`, sql`shop_id is not null`)))
    .orderBy(asc(ledgerAccounts.id))
    .for("no key update");
  const rows = await ctx.db
    .select({
      id: ledgerAccounts.id,
      kind: ledgerAccounts.kind,
      customerId: ledgerAccounts.customerId,
      shopId: ledgerAccounts.shopId,
      name: ledgerAccounts.name,
      unit: ledgerAccounts.unit,
      balanceMinor: ledgerAccounts.balanceMinor,
    })
    .from(ledgerAccounts)
    .where(or(...columns.map(isAccount)))
    .orderBy(asc(ledgerAccounts.id));
  return rows.map((row) => {
    const index = columns.findIndex(
      (wanted) =>
        wanted.kind === row.kind &&
        wanted.customerId === row.customerId &&
        wanted.shopId === row.shopId &&
        wanted.name === row.name &&
        wanted.unit === row.unit,
    );
    const entry = entries[index]!;
    return {
      accountId: row.id,
      entry,
      balance: isOperators(entry.account.kind) ? null : readMoney(row.balanceMinor, row.unit),
    };
  });
}

type AccountColumns = {
  kind: Account["kind"];
  customerId: number | null;
  shopId: number | null;
  name: string;
  unit: string;
};

function columnsOf(account: Account, unit: string): AccountColumns {
  return {
    kind: account.kind,
    customerId: "customerId" in account ? account.customerId : null,
    shopId: "shopId" in account ? account.shopId : null,
    name: "name" in account ? (account.name ?? "") : "",
    unit,
  };
}

function isAccount({ kind, customerId, shopId, name, unit }: AccountColumns): SQL | undefined {
  return and(
    eq(ledgerAccounts.kind, kind),
    customerId === null ? isNull(ledgerAccounts.customerId) : eq(ledgerAccounts.customerId, customerId),
    shopId === null ? isNull(ledgerAccounts.shopId) : eq(ledgerAccounts.shopId, shopId),
    eq(ledgerAccounts.name, name),
    eq(ledgerAccounts.unit, unit),
  );
}

export async function isPosted(ctx: Context, idempotencyKey: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.idempotencyKey, idempotencyKey));
  return rows.length > 0;
}

/** Null if its cause was already booked. */
export async function insertTransaction(
  ctx: Context,
  { kind, idempotencyKey, cause }: NewTransaction,
): Promise<number | null> {
  const rows = await ctx.db
    .insert(ledgerTransactions)
    .values({ kind, idempotencyKey, ...cause, createdAt: ctx.now() })
    .onConflictDoNothing({ target: ledgerTransactions.idempotencyKey })
    .returning({ id: ledgerTransactions.id });
  return rows[0]?.id ?? null;
}

export async function insertEntries(
  ctx: Context,
  transactionId: number,
  entries: readonly { accountId: number; amount: Money }[],
): Promise<void> {
  if (entries.length === 0) return;
  await ctx.db.insert(ledgerEntries).values(
    entries.map(({ accountId, amount }) => ({
      transactionId,
      accountId,
      amountMinor: writeMoney(amount, amount.currency),
    })),
  );
}

/** An owner's balance; zero if there is no account yet. */
export async function getKeptBalance(ctx: Context, account: Account, unit: string): Promise<Money> {
  return readMoney(await readBalance(ctx, account, unit), unit);
}

export function getKeptPoints(ctx: Context, account: Account): Promise<number> {
  return readBalance(ctx, account, POINTS);
}

async function readBalance(ctx: Context, account: Account, unit: string): Promise<number> {
  const rows = await ctx.db
    .select({ balanceMinor: ledgerAccounts.balanceMinor })
    .from(ledgerAccounts)
    .where(isAccount(columnsOf(account, unit)));
  return rows[0]?.balanceMinor ?? 0;
}

/** Recomputes all sums and returns those that should be zero but are not. */
export async function findDifferences(ctx: Context): Promise<LedgerDifference[]> {
  const { rows } = (await ctx.db.execute(sql`
    select 'transaction' as kind, t.once_key as name, sum(e.amount_minor)::float8 as difference
      from ${ledgerEntries} e join ${ledgerAccounts} a on a.id = e.account_id
      join ${ledgerTransactions} t on t.id = e.transaction_id
      group by t.once_key, a.unit having sum(e.amount_minor) <> 0
    union all
    select 'account', a.kind || ' ' || a.id, (a.balance_minor - coalesce(sum(e.amount_minor), 0))::float8
      from ${ledgerAccounts} a left join ${ledgerEntries} e on e.account_id = a.id
      where a.customer_id is not null or a.shop_id is not null
      group by a.id having a.balance_minor <> coalesce(sum(e.amount_minor), 0)
    union all
    select 'unit', a.unit, sum(e.amount_minor)::float8
      from ${ledgerEntries} e join ${ledgerAccounts} a on a.id = e.account_id
      group by a.unit having sum(e.amount_minor) <> 0
  `)) as { rows: LedgerDifference[] };
  return rows;
}

/** The rate frozen with a purchase. */
export async function getExchangeRate(ctx: Context, purchaseId: number): Promise<string> {
  const rows = await ctx.db
    .select({ exchangeRate: purchases.exchangeRate })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  if (!rows[0]) throw new Error(`Purchase ${purchaseId} is gone`);
  return rows[0].exchangeRate;
}
