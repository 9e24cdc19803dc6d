import { type SQL, and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, ne, sql } from "drizzle-orm";
import type { StartedPage } from "#domain/payment/provider/attempt-kind.ts";
import { readMoney, writeMoney } from "#db/columns.ts";
import { payments } from "#db/schema/payment.ts";
import { purchases } from "#db/schema/purchase.ts";
import { voucherMoves, vouchers } from "#db/schema/voucher.ts";
import { addMoney, negate, type Money } from "#shared/money.ts";
import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import type { VoucherDesign } from "#shared/voucher-design.ts";
import type { Context } from "../../context.ts";
import { VOUCHER, type Voucher, type VoucherStatus } from "./voucher.ts";

export type NewVoucher = {
  buyerId: number;
  amount: Money;
  cost: Money;
  design: VoucherDesign;
  senderName: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
  languageCode: string;
  sendOn: string | null;
  method: string;
};

type VoucherRow = typeof vouchers.$inferSelect;

export function toVoucher(ctx: Context, row: VoucherRow): Voucher {
  const {
    amountMinor,
    remainingMinor,
    bookMinor,
    costMinor,
    currencyCode,
    providerReference,
    codeHash: _codeHash,
    ...rest
  } = row;
  const base = ctx.baseCurrency.code;
  return {
    ...rest,
    reference: providerReference,
    amount: readMoney(amountMinor, currencyCode),
    remaining: readMoney(remainingMinor, currencyCode),
    book: readMoney(bookMinor, base),
    cost: readMoney(costMinor, base),
  };
}

export async function insertVoucher(ctx: Context, voucher: NewVoucher): Promise<number> {
  const { amount, cost, ...columns } = voucher;
  const rows = await ctx.db
    .insert(vouchers)
    .values({
      ...columns,
      amountMinor: writeMoney(amount, amount.currency),
      currencyCode: amount.currency,
      costMinor: writeMoney(cost, ctx.baseCurrency.code),
      createdAt: ctx.now(),
    })
    .returning({ id: vouchers.id });
  return rows[0]!.id;
}

export async function saveReference(ctx: Context, id: number, reference: string, redirectUrl: string): Promise<void> {
  await ctx.db.update(vouchers).set({ providerReference: reference, redirectUrl }).where(eq(vouchers.id, id));
}

export function getVoucher(ctx: Context, id: number): Promise<Voucher | null> {
  return getWhere(ctx, eq(vouchers.id, id));
}

export function getVoucherByCode(ctx: Context, codeHash: string): Promise<Voucher | null> {
  return getWhere(ctx, eq(vouchers.codeHash, codeHash));
}

export function getVoucherByReference(ctx: Context, method: string, reference: string): Promise<Voucher | null> {
  return getWhere(ctx, and(eq(vouchers.method, method), eq(vouchers.providerReference, reference)));
}

/** Locked until the transaction ends. */
export async function lockVoucher(ctx: Context, id: number): Promise<Voucher | null> {
  await ctx.db.execute(sql`select id from ${vouchers} where ${vouchers.id} = ${id} for update`);
  return getVoucher(ctx, id);
}

async function getWhere(ctx: Context, condition: SQL | undefined): Promise<Voucher | null> {
  const rows = await ctx.db.select().from(vouchers).where(condition);
  return rows[0] ? toVoucher(ctx, rows[0]) : null;
}

type Change = Partial<{
  status: VoucherStatus;
  reason: string;
  codeHash: string;
  lastFour: string;
  recipientEmail: string;
  sentCount: number;
  paidAt: Date;
  sentAt: Date;
  expiresAt: Date;
  frozenAt: Date | null;
}>;

export async function saveVoucher(ctx: Context, id: number, change: Change): Promise<void> {
  await ctx.db.update(vouchers).set(change).where(eq(vouchers.id, id));
}

export type Move = {
  kind: (typeof voucherMoves.$inferSelect)["kind"];
  /** The amount added; negative if deducted. */
  amount: Money;
  book: Money;
  paymentId?: number;
  payoutId?: number;
};

/** Records a movement and the new balance of a locked voucher. Returns the movement's id. */
export async function moveVoucher(ctx: Context, voucher: Voucher, move: Move): Promise<number> {
  const { kind, amount, book, paymentId, payoutId } = move;
  await ctx.db
    .update(vouchers)
    .set({
      remainingMinor: writeMoney(addMoney(voucher.remaining, amount), voucher.amount.currency),
      bookMinor: writeMoney(addMoney(voucher.book, book), ctx.baseCurrency.code),
    })
    .where(eq(vouchers.id, voucher.id));
  const rows = await ctx.db
    .insert(voucherMoves)
    .values({
      voucherId: voucher.id,
      kind,
      amountMinor: writeMoney(amount, voucher.amount.currency),
      bookMinor: writeMoney(book, ctx.baseCurrency.code),
      paymentId: paymentId ?? null,
      payoutId: payoutId ?? null,
      createdAt: ctx.now(),
    })
    .returning({ id: voucherMoves.id });
  return rows[0]!.id;
}

/** The expired value of a voucher, in the base currency. */
export async function getExpiredBook(ctx: Context, id: number): Promise<Money> {
  const rows = await ctx.db
    .select({ bookMinor: sql<number>`coalesce(-sum(${voucherMoves.bookMinor}), 0)::float8` })
    .from(voucherMoves)
    .where(and(eq(voucherMoves.voucherId, id), eq(voucherMoves.kind, "expired")));
  return readMoney(rows[0]!.bookMinor, ctx.baseCurrency.code);
}

/** The hold of a voucher for a payment, and what refunds returned of it. */
export async function getHeldPart(
  ctx: Context,
  paymentId: number,
): Promise<{ voucherId: number; taken: Money; book: Money; part: Money; refunded: Money } | null> {
  const rows = await ctx.db
    .select({
      voucherId: voucherMoves.voucherId,
      amountMinor: voucherMoves.amountMinor,
      bookMinor: voucherMoves.bookMinor,
      currencyCode: vouchers.currencyCode,
      partMinor: payments.amountMinor,
      partCurrency: payments.currencyCode,
      refundedMinor: sql<number>`(select coalesce(sum(r.amount_minor), 0) from voucher_moves r
        where r.payment_id = ${voucherMoves.paymentId} and r.kind = 'refunded')::float8`,
    })
    .from(voucherMoves)
    .innerJoin(vouchers, eq(vouchers.id, voucherMoves.voucherId))
    .innerJoin(payments, eq(payments.id, voucherMoves.paymentId))
    .where(and(eq(voucherMoves.paymentId, paymentId), eq(voucherMoves.kind, "held")));
  const row = rows[0];
  if (!row) return null;
  return {
    voucherId: row.voucherId,
    taken: negate(readMoney(row.amountMinor, row.currencyCode)),
    book: negate(readMoney(row.bookMinor, ctx.baseCurrency.code)),
    part: readMoney(row.partMinor, row.partCurrency),
    refunded: readMoney(row.refundedMinor, row.currencyCode),
  };
}

/** The hold of a voucher for an unfinished attempt to pay a purchase. */
export async function getHeldFor(ctx: Context, { id, amount }: Voucher, purchaseId: number): Promise<Money> {
  const rows = await ctx.db
    .select({ heldMinor: sql<number>`coalesce(-sum(${voucherMoves.amountMinor}), 0)::float8` })
    .from(voucherMoves)
    .innerJoin(payments, eq(payments.id, voucherMoves.paymentId))
    .where(
      and(
        eq(voucherMoves.voucherId, id),
        eq(voucherMoves.kind, "held"),
        eq(payments.purchaseId, purchaseId),
        eq(payments.status, "started"),
      ),
    );
  return readMoney(rows[0]!.heldMinor, amount.currency);
}

/** The currency and the frozen rate of a purchase. */
export async function getPurchaseRate(
  ctx: Context,
  purchaseId: number,
): Promise<{ currencyCode: string; exchangeRate: string } | null> {
  const rows = await ctx.db
    .select({ currencyCode: purchases.currencyCode, exchangeRate: purchases.exchangeRate })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  return rows[0] ?? null;
}

/** The part of a payment that a voucher pays, as a payment of its own. */
export async function insertVoucherPayment(
  ctx: Context,
  hold: { purchaseId: number; orderId: number | null; amount: Money; restPaymentId: number | null },
): Promise<number> {
  const { amount, ...columns } = hold;
  const rows = await ctx.db
    .insert(payments)
    .values({
      ...columns,
      provider: VOUCHER,
      amountMinor: writeMoney(amount, amount.currency),
      currencyCode: amount.currency,
      createdAt: ctx.now(),
    })
    .returning({ id: payments.id });
  return rows[0]!.id;
}

/** Started before `before` at a provider that has not reported an outcome. */
export async function findPendingVouchers(
  ctx: Context,
  { startedBefore, beforeId, limit }: StartedPage,
): Promise<Voucher[]> {
  const rows = await ctx.db
    .select()
    .from(vouchers)
    .where(
      and(
        eq(vouchers.status, "pending"),
        ne(vouchers.method, WALLET),
        lt(vouchers.createdAt, startedBefore),
        lt(vouchers.id, beforeId),
      ),
    )
    .orderBy(desc(vouchers.id))
    .limit(limit);
  return rows.map((row) => toVoucher(ctx, row));
}

/** Scheduled for `today` or earlier. */
export async function findDueIds(ctx: Context, today: string, max: number): Promise<number[]> {
  return findIds(
    ctx,
    and(eq(vouchers.status, "scheduled"), isNull(vouchers.frozenAt), lte(vouchers.sendOn, today)),
    max,
  );
}

/** Expired, with a remaining value and no hold for an unfinished payment. */
export async function findEndedIds(ctx: Context, max: number): Promise<number[]> {
  const ended = and(
    eq(vouchers.status, "active"),
    isNull(vouchers.frozenAt),
    gt(vouchers.remainingMinor, 0),
    isNotNull(vouchers.expiresAt),
    lte(vouchers.expiresAt, ctx.now()),
  );
  return findIds(ctx, ended, max);
}

async function findIds(ctx: Context, condition: SQL | undefined, max: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(condition)
    .orderBy(asc(vouchers.id))
    .limit(max);
  return rows.map(({ id }) => id);
}

/** Whether it has a hold for an unfinished payment. */
export async function isHeld(ctx: Context, id: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(voucherMoves)
    .innerJoin(payments, eq(payments.id, voucherMoves.paymentId))
    .where(and(eq(voucherMoves.voucherId, id), eq(voucherMoves.kind, "held"), eq(payments.status, "started")))
    .limit(1);
  return rows.length > 0;
}
