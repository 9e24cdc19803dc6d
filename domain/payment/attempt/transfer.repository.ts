import { and, asc, count, desc, eq, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { selectReads } from "#db/list-reads.ts";
import { type ListSql, escapeLike } from "#db/list-sql.ts";
import { orders } from "#db/schema/order.ts";
import { payments, refunds } from "#db/schema/payment.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { transfers } from "#db/schema/transfer.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import type { Context } from "../../context.ts";
import type { PayablePurchase } from "./payment.ts";
import { isOpenTry } from "./payment.repository.ts";
import type { Transfer, TransferState } from "./transfer.ts";

const isReturned = sql<boolean>`(${payments.collectedMinor} is not null or exists (select 1 from ${refunds} r
  where r.payment_id = ${payments.id} and r.reason in ('unfillable', 'paid_twice')))`;

const transferColumns = {
  id: transfers.paymentId,
  purchaseId: payments.purchaseId,
  orderId: payments.orderId,
  trxId: purchases.trxId,
  status: payments.status,
  amountMinor: payments.amountMinor,
  currencyCode: payments.currencyCode,
  reference: transfers.reference,
  paidBy: transfers.paidBy,
  paidOn: transfers.paidOn,
  proof: transfers.proof,
  submittedAt: transfers.submittedAt,
  decidedAt: transfers.decidedAt,
  failure: payments.failure,
  isReturned,
  createdAt: payments.createdAt,
};

type TransferRow = Omit<Transfer, "amount"> & { amountMinor: number; currencyCode: string };

function toTransfer<Row extends TransferRow>({ amountMinor, currencyCode, ...row }: Row) {
  return { ...row, amount: readMoney(amountMinor, currencyCode) };
}

function selectTransfers(ctx: Context) {
  return ctx.db
    .select(transferColumns)
    .from(transfers)
    .innerJoin(payments, eq(payments.id, transfers.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId));
}

type Wanted = Pick<PayablePurchase, "purchaseId" | "orderId">;

function isOf({ purchaseId, orderId }: Wanted): SQL | undefined {
  return and(
    eq(payments.purchaseId, purchaseId),
    orderId === null ? isNull(payments.orderId) : eq(payments.orderId, orderId),
  );
}

const held = sql`coalesce((select sum(h.amount_minor) from ${payments} h where h.rest_payment_id = ${transfers.paymentId} and h.status = 'started'), 0)`;

/** The last transfer of a purchase, or of the one order to pay. */
export async function getLastTransfer(ctx: Context, wanted: Wanted): Promise<Transfer | null> {
  const rows = await selectTransfers(ctx).where(isOf(wanted)).orderBy(desc(transfers.paymentId)).limit(1);
  return rows[0] ? toTransfer(rows[0]) : null;
}

/** Whether the same transfer was already chosen. */
export async function hasSameTransfer(ctx: Context, purchase: PayablePurchase): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(isOpenTry(purchase, BANK_TRANSFER))
    .limit(1);
  return rows.length > 0;
}

/** An open transfer that, with the holds, pays exactly the amount due. */
export async function getOpenTransfer(ctx: Context, purchase: PayablePurchase): Promise<Transfer | null> {
  const { amount } = purchase;
  const rows = await selectTransfers(ctx)
    .where(
      and(
        isOf(purchase),
        eq(payments.status, "started"),
        eq(payments.currencyCode, amount.currency),
        sql`${payments.amountMinor} + ${held} = ${writeMoney(amount, amount.currency)}`,
      ),
    )
    .orderBy(desc(transfers.paymentId))
    .limit(1);
  return rows[0] ? toTransfer(rows[0]) : null;
}

/** Other open transfers of the same purchase or order. */
export async function findOlderTransferIds(ctx: Context, wanted: Wanted, than: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        isOf(wanted),
        eq(payments.provider, BANK_TRANSFER),
        eq(payments.status, "started"),
        sql`${payments.id} < ${than}`,
      ),
    )
    .orderBy(asc(payments.id));
  return rows.map(({ id }) => id);
}

export async function insertTransfer(ctx: Context, paymentId: number, reference: string): Promise<void> {
  await ctx.db.insert(transfers).values({ paymentId, reference });
}

export type KeptPurchase = { trxId: string; keyHash: string | null; email: string; expiresAt: Date };

/**
 * Sets the purchase to be paid by transfer and extends its deadline, counted from placement; null if it expired
 * meanwhile.
 */
export async function keepForTransfer(ctx: Context, purchaseId: number, days: number): Promise<KeptPurchase | null> {
  const rows = await ctx.db
    .update(purchases)
    .set({
      paymentMethod: BANK_TRANSFER,
      expiresAt: sql`greatest(${purchases.expiresAt}, ${purchases.placedAt} + make_interval(days => ${days}))`,
    })
    .where(
      and(
        eq(purchases.id, purchaseId),
        eq(purchases.status, "placed"),
        sql`${purchases.expiresAt} > ${ctx.now().toISOString()}::timestamptz`,
      ),
    )
    .returning({
      trxId: purchases.trxId,
      keyHash: purchases.keyHash,
      email: purchases.email,
      expiresAt: purchases.expiresAt,
    });
  const row = rows[0];
  return row ? { ...row, expiresAt: row.expiresAt! } : null;
}

/** Keeps the purchase from expiring before then, as long as it is unpaid. */
export async function keepUntil(ctx: Context, purchaseId: number, until: Date): Promise<void> {
  await ctx.db
    .update(purchases)
    .set({ expiresAt: sql`greatest(${purchases.expiresAt}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(purchases.id, purchaseId), eq(purchases.status, "placed"), sql`${purchases.expiresAt} is not null`));
}

export async function getTransfer(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({
      ...transferColumns,
      customerId: purchases.customerId,
      sessionId: purchases.sessionId,
      keyHash: purchases.keyHash,
      email: purchases.email,
      languageCode: purchases.languageCode,
    })
    .from(transfers)
    .innerJoin(payments, eq(payments.id, transfers.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(eq(transfers.paymentId, id));
  return rows[0] ? toTransfer(rows[0]) : null;
}

/** Locked until the transaction ends. */
export async function lockTransfer(ctx: Context, id: number) {
  await ctx.db.execute(sql`select id from ${payments} where ${payments.id} = ${id} for update`);
  return getTransfer(ctx, id);
}

export async function saveSubmission(
  ctx: Context,
  id: number,
  submission: { paidBy: string; paidOn: string; proof: string },
): Promise<void> {
  await ctx.db
    .update(transfers)
    .set({ ...submission, submittedAt: ctx.now() })
    .where(eq(transfers.paymentId, id));
}

export async function saveDecision(ctx: Context, id: number, reason: string | null): Promise<void> {
  await ctx.db
    .update(transfers)
    .set({ decidedAt: ctx.now(), decidedBy: ctx.visitor.customerId })
    .where(eq(transfers.paymentId, id));
  if (reason !== null)
    await ctx.db
      .update(payments)
      .set({ failure: reason.slice(0, 300) })
      .where(eq(payments.id, id));
}

const takesNoMoney = sql<boolean>`(${purchases.status} <> 'placed' or ${purchases.paymentMethod} = 'cash_on_delivery' or not exists (
  select 1 from ${orders} o where o.purchase_id = ${payments.purchaseId} and (${payments.orderId} is null or o.id = ${payments.orderId})
    and o.payment_status = 'unpaid' and o.fulfilment_status <> 'canceled'))`;

/**
 * Open transfers that nothing waits for any more: their holds are released. Money that comes later is still recognized
 * by its reference.
 */
export async function findLostTransfers(ctx: Context, max: number): Promise<{ paymentId: number; reason: string }[]> {
  const rows = await ctx.db
    .select({ paymentId: payments.id })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(eq(payments.provider, BANK_TRANSFER), eq(payments.status, "started"), takesNoMoney))
    .orderBy(asc(payments.id))
    .limit(max);
  return rows.map((row) => ({ ...row, reason: "nothing was left to pay" }));
}

/** The conditions of the states of `transferState`. */
const STATE_CONDITIONS: Record<TransferState, SQL | undefined> = {
  returned: isReturned,
  paid: sql`${payments.status} = 'paid' and not ${isReturned}`,
  rejected: sql`${payments.status} <> 'paid' and not ${isReturned} and ${transfers.decidedAt} is not null`,
  submitted: sql`${payments.status} <> 'paid' and ${transfers.decidedAt} is null and ${transfers.submittedAt} is not null`,
  waiting: sql`${payments.status} = 'started' and ${transfers.submittedAt} is null`,
  ended: sql`${payments.status} = 'failed' and ${transfers.decidedAt} is null and ${transfers.submittedAt} is null`,
};

const LIST: ListSql = {
  id: transfers.paymentId,
  sorts: { started: payments.createdAt, amount: payments.amountMinor },
  filters: {
    state: { condition: ({ values }) => or(...values.map((state) => STATE_CONDITIONS[state as TransferState])) },
    started: { instant: payments.createdAt },
    email: { text: purchases.email },
  },
  search: hasText,
};

/** Transfers for purchases, for staff. */
export function transferReads(ctx: Context) {
  return selectReads(ctx.db, {
    list: LIST,
    select: () =>
      ctx.db
        .select({
          ...transferColumns,
          email: purchases.email,
          name: sql<string>`coalesce(${purchaseAddresses.name}, '')`,
          orderCodes: sql<string[]>`(select coalesce(array_agg(o.code order by o.id), '{}') from ${orders} o
            where o.purchase_id = ${payments.purchaseId} and (${payments.orderId} is null or o.id = ${payments.orderId}))`,
          isOver: takesNoMoney,
        })
        .from(transfers)
        .innerJoin(payments, eq(payments.id, transfers.paymentId))
        .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
        .leftJoin(
          purchaseAddresses,
          and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "shipping")),
        )
        .$dynamic(),
    read: (row) => toTransfer(row),
  });
}

/** Part of the reference, of an order's code, the e-mail address or the payer's name, or a whole trx_id. */
function hasText(text: string): SQL {
  const part = `%${escapeLike(text)}%`;
  return sql`(${transfers.reference} like ${part.toUpperCase()} or ${purchases.trxId} = ${text}
    or ${purchases.email} like ${part.toLowerCase()} or fold_text(${transfers.paidBy}) like fold_text(${part})
    or exists (select 1 from ${orders} o where o.purchase_id = ${payments.purchaseId} and o.code like ${part.toUpperCase()}))`;
}

export async function countSubmitted(ctx: Context): Promise<number> {
  const rows = await ctx.db
    .select({ found: count() })
    .from(transfers)
    .innerJoin(payments, eq(payments.id, transfers.paymentId))
    .where(and(STATE_CONDITIONS.submitted, ne(payments.status, "paid")));
  return rows[0]!.found;
}
