import { and, asc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike, isYesOrNo } from "#db/list-sql.ts";
import { customers } from "#db/schema/customer.ts";
import { payoutRuns, payouts } from "#db/schema/payout.ts";
import { shops } from "#db/schema/shop.ts";
import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import {
  PAYOUT_TRANSITIONS,
  type Destination,
  type Payout,
  type PayoutMethod,
  type PayoutOwner,
  type PayoutStatus,
} from "./payout.ts";

const OPEN: PayoutStatus[] = ["requested", "approved"];

export const isOwnedBy = (owner: PayoutOwner): SQL =>
  "shopId" in owner ? eq(payouts.shopId, owner.shopId) : eq(payouts.customerId, owner.customerId);

function select(ctx: Context) {
  return ctx.db
    .select({ row: payouts, shopName: shops.name, firstName: customers.firstName, lastName: customers.lastName })
    .from(payouts)
    .leftJoin(shops, eq(shops.id, payouts.shopId))
    .leftJoin(customers, eq(customers.id, payouts.customerId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function read(ctx: Context, { row, shopName, firstName, lastName }: Row): Payout {
  const { shopId, customerId, amountMinor, id, status, method, destination, runId, reason, createdAt, endedAt } = row;
  return {
    id,
    owner: shopId === null ? { customerId: customerId! } : { shopId },
    ownerName: shopName ?? `${firstName ?? ""} ${lastName ?? ""}`.trim(),
    status,
    method,
    amount: readMoney(amountMinor, ctx.baseCurrency.code),
    destination,
    runId,
    reason,
    createdAt,
    endedAt,
  };
}

const LIST: ListSql = {
  id: payouts.id,
  sorts: { requested: payouts.createdAt, amount: payouts.amountMinor },
  filters: {
    status: { word: payouts.status },
    method: { word: payouts.method },
    owner: { condition: isYesOrNo(sql`${payouts.shopId} is not null`, "shop") },
    run: { number: payouts.runId },
    requested: { instant: payouts.createdAt },
  },
  search: (text) => {
    const part = `%${escapeLike(text.toLowerCase())}%`;
    const number = /^(?:po-?)?0*(\d{1,9})$/i.exec(text)?.[1];
    return sql`(lower(coalesce(${shops.name}, ${customers.firstName} || ' ' || ${customers.lastName})) like ${part}
      or lower(${payouts.reason}) like ${part} or ${payouts.id} = ${Number(number ?? 0)})`;
  },
};

/** `owner`: only theirs; null: of all shops and affiliates. */
export function payoutReads(ctx: Context, owner: PayoutOwner | null) {
  return selectReads(ctx.db, {
    list: LIST,
    scope: owner ? isOwnedBy(owner) : undefined,
    select: () => select(ctx).$dynamic(),
    read: (row) => read(ctx, row),
  });
}

/** Of a run, in the order of their ids. */
export async function findPayoutsOfRun(ctx: Context, runId: number): Promise<Payout[]> {
  const rows = await select(ctx).where(eq(payouts.runId, runId)).orderBy(asc(payouts.id));
  return rows.map((row) => read(ctx, row));
}

/** `owner`: only if it is theirs. */
export async function getPayoutRow(ctx: Context, id: number, owner?: PayoutOwner): Promise<Payout | null> {
  const rows = await select(ctx).where(and(eq(payouts.id, id), owner && isOwnedBy(owner)));
  return rows[0] ? read(ctx, rows[0]) : null;
}

export async function hasOpenPayout(ctx: Context, owner: PayoutOwner): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(isOwnedBy(owner), inArray(payouts.status, OPEN)))
    .limit(1);
  return rows.length > 0;
}

export async function insertPayout(
  ctx: Context,
  made: {
    owner: PayoutOwner;
    amount: Money;
    method: PayoutMethod;
    destination: Destination;
    requestedBy: number | null;
  },
): Promise<number> {
  const { owner, amount, method, destination, requestedBy } = made;
  const rows = await ctx.db
    .insert(payouts)
    .values({
      ...owner,
      method,
      destination,
      requestedBy,
      amountMinor: writeMoney(amount, ctx.baseCurrency.code),
      createdAt: ctx.now(),
    })
    .returning({ id: payouts.id });
  return rows[0]!.id;
}

/** Compare-and-swap: false if its state has changed meanwhile. */
export async function movePayout(
  ctx: Context,
  id: number,
  from: PayoutStatus,
  to: PayoutStatus,
  change: { reason?: string; providerReference?: string } = {},
): Promise<boolean> {
  if (!PAYOUT_TRANSITIONS[from].includes(to)) throw new Error(`A payout never goes from ${from} to ${to}`);
  const rows = await ctx.db
    .update(payouts)
    .set({ status: to, endedAt: OPEN.includes(to) ? null : ctx.now(), ...change })
    .where(and(eq(payouts.id, id), eq(payouts.status, from), to === "canceled" ? isNull(payouts.runId) : undefined))
    .returning({ id: payouts.id });
  return rows.length > 0;
}

/** Approved payouts that the provider sends, the oldest first. */
export async function findPayoutsToSend(ctx: Context, max: number): Promise<Payout[]> {
  const rows = await select(ctx)
    .where(and(eq(payouts.status, "approved"), eq(payouts.method, "provider")))
    .orderBy(asc(payouts.id))
    .limit(max);
  return rows.map((row) => read(ctx, row));
}

/** Removes a payout that ended from a run that is not approved yet, whose total it no longer counts for. */
export async function leaveRun(ctx: Context, id: number): Promise<void> {
  await ctx.db.execute(sql`
    with gone as (
      update ${payouts} p set run_id = null from ${payoutRuns} r
      where p.id = ${id} and r.id = p.run_id and r.status = 'created' returning r.id as run_id, p.amount_minor
    )
    update ${payoutRuns} r set total_minor = r.total_minor - gone.amount_minor from gone where r.id = gone.run_id
  `);
}
