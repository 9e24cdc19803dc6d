import { type SQL, and, count, desc, eq, lt, ne, sql } from "drizzle-orm";
import type { StartedPage } from "#domain/payment/provider/attempt-kind.ts";
import { readMoney, writeMoney } from "#db/columns.ts";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { newestFirst } from "#db/newest-first.ts";
import { customers } from "#db/schema/customer.ts";
import { walletRecharges } from "#db/schema/wallet.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { OFFLINE, type Recharge, type RechargeStatus } from "./recharge.ts";

const rechargeColumns = {
  id: walletRecharges.id,
  customerId: walletRecharges.customerId,
  method: walletRecharges.method,
  status: walletRecharges.status,
  amountMinor: walletRecharges.amountMinor,
  currencyCode: walletRecharges.currencyCode,
  note: walletRecharges.note,
  proof: walletRecharges.proof,
  reference: walletRecharges.providerReference,
  redirectUrl: walletRecharges.redirectUrl,
  reason: walletRecharges.reason,
  createdAt: walletRecharges.createdAt,
};

type RechargeRow = Omit<Recharge, "amount"> & { amountMinor: number; currencyCode: string };

function toRecharge<Row extends RechargeRow>({ amountMinor, currencyCode, ...row }: Row) {
  return { ...row, amount: readMoney(amountMinor, currencyCode) };
}

export async function insertRecharge(
  ctx: Context,
  recharge: { customerId: number; method: string; amount: Money; note: string },
): Promise<number> {
  const { amount, ...columns } = recharge;
  const rows = await ctx.db
    .insert(walletRecharges)
    .values({
      ...columns,
      amountMinor: writeMoney(amount, amount.currency),
      currencyCode: amount.currency,
      createdAt: ctx.now(),
    })
    .returning({ id: walletRecharges.id });
  return rows[0]!.id;
}

/** The number of a customer's transfers that await confirmation. */
export async function countPending(ctx: Context, customerId: number): Promise<number> {
  const rows = await ctx.db
    .select({ count: count() })
    .from(walletRecharges)
    .where(
      and(
        eq(walletRecharges.customerId, customerId),
        eq(walletRecharges.status, "pending"),
        eq(walletRecharges.method, OFFLINE),
      ),
    );
  return rows[0]!.count;
}

export async function saveReference(ctx: Context, id: number, reference: string, redirectUrl: string): Promise<void> {
  await ctx.db
    .update(walletRecharges)
    .set({ providerReference: reference, redirectUrl })
    .where(eq(walletRecharges.id, id));
}

export async function getRecharge(ctx: Context, id: number): Promise<Recharge | null> {
  return getWhere(ctx, eq(walletRecharges.id, id));
}

export async function getRechargeByReference(
  ctx: Context,
  method: string,
  reference: string,
): Promise<Recharge | null> {
  return getWhere(ctx, and(eq(walletRecharges.method, method), eq(walletRecharges.providerReference, reference)));
}

/** Locked until the transaction ends. */
export async function lockRecharge(ctx: Context, id: number): Promise<Recharge | null> {
  await ctx.db.execute(sql`select id from ${walletRecharges} where ${walletRecharges.id} = ${id} for no key update`);
  return getRecharge(ctx, id);
}

async function getWhere(ctx: Context, condition: SQL | undefined): Promise<Recharge | null> {
  const rows = await ctx.db.select(rechargeColumns).from(walletRecharges).where(condition);
  return rows[0] ? toRecharge(rows[0]) : null;
}

export async function saveDecision(
  ctx: Context,
  id: number,
  decision: { status: RechargeStatus; reason?: string; decidedBy?: number | null },
): Promise<void> {
  await ctx.db
    .update(walletRecharges)
    .set({ reason: "", ...decision, decidedAt: ctx.now() })
    .where(eq(walletRecharges.id, id));
}

/**
 * Attaches the proof to a customer's pending transfer; returns the previous one, or undefined if there is no such
 * transfer.
 */
export async function saveProof(
  ctx: Context,
  id: number,
  customerId: number,
  proof: string,
): Promise<string | null | undefined> {
  const recharge = await lockRecharge(ctx, id);
  if (recharge?.customerId !== customerId || recharge.status !== "pending" || recharge.method !== OFFLINE)
    return undefined;
  await ctx.db.update(walletRecharges).set({ proof }).where(eq(walletRecharges.id, id));
  return recharge.proof;
}

/** Online recharges started before `before` that are still pending. */
export async function findStartedRecharges(
  ctx: Context,
  { startedBefore, beforeId, limit }: StartedPage,
): Promise<Recharge[]> {
  const rows = await ctx.db
    .select(rechargeColumns)
    .from(walletRecharges)
    .where(
      and(
        eq(walletRecharges.status, "pending"),
        ne(walletRecharges.method, OFFLINE),
        lt(walletRecharges.createdAt, startedBefore),
        lt(walletRecharges.id, beforeId),
      ),
    )
    .orderBy(desc(walletRecharges.id))
    .limit(limit);
  return rows.map(toRecharge);
}

const OWN_SHOWN = 10;

/** A customer's latest transfers and pending online recharges. */
export async function findOwnRecharges(ctx: Context, customerId: number): Promise<Recharge[]> {
  const rows = await ctx.db
    .select(rechargeColumns)
    .from(walletRecharges)
    .where(
      and(
        eq(walletRecharges.customerId, customerId),
        sql`(${walletRecharges.method} = ${OFFLINE} or ${walletRecharges.status} = 'pending')`,
      ),
    )
    .orderBy(...newestFirst(walletRecharges))
    .limit(OWN_SHOWN);
  return rows.map(toRecharge);
}

const LIST: ListSql = {
  id: walletRecharges.id,
  sorts: { started: walletRecharges.createdAt, amount: walletRecharges.amountMinor },
  filters: {
    status: { word: walletRecharges.status },
    started: { instant: walletRecharges.createdAt },
    email: { text: customers.email },
  },
  search: hasText,
};

/** Transfers into wallets, for staff. */
export function rechargeReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    scope: eq(walletRecharges.method, OFFLINE),
    select: () =>
      ctx.db
        .select({
          ...rechargeColumns,
          customerName: sql<string>`${customers.firstName} || ' ' || ${customers.lastName}`,
          email: customers.email,
        })
        .from(walletRecharges)
        .innerJoin(customers, eq(customers.id, walletRecharges.customerId))
        .$dynamic(),
    read: (row) => toRecharge(row),
  });
}

/** Part of the customer's name, the e-mail address or the note. */
function hasText(text: string): SQL {
  const part = `%${escapeLike(text)}%`;
  return sql`(fold_text(${customers.firstName} || ' ' || ${customers.lastName} || ' ' || ${walletRecharges.note}) like fold_text(${part})
    or ${customers.email} like ${part.toLowerCase()})`;
}
