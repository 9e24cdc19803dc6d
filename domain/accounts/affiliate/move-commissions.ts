import { isZero, negate, subtractMoney, type Money } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { Account } from "../ledger/ledger.ts";
import { postEntries } from "../ledger/post-entries.ts";
import { affiliateCommission, reversedCommission } from "./affiliate.ts";
import {
  findPayableOrders,
  findReferredLines,
  insertCommissions,
  lockCommissionsOf,
  saveReversedCommission,
  setLocked,
  setPayable,
  type OpenCommission,
} from "./commission.repository.ts";

const BATCH_SIZE = 500;

/** When a purchase is placed: what affiliates will earn with its lines, pending until delivery. */
export async function addCommissions(ctx: Context, purchaseId: number): Promise<void> {
  const base = ctx.baseCurrency.code;
  const lines = (await findReferredLines(ctx, purchaseId)).map((line) => ({
    ...line,
    amount: affiliateCommission(line, line.basisPoints, base),
  }));
  await insertCommissions(
    ctx,
    lines.filter(({ amount }) => !isZero(amount)),
  );
}

/** On delivery: booked, and locked until the return window closes. Idempotent. */
export async function lockCommissions(ctx: Context, orderId: number): Promise<void> {
  const pending = (await lockCommissionsOf(ctx, orderId)).filter(({ status }) => status === "pending");
  if (pending.length === 0) return;
  const ids = pending.map(({ id }) => id);
  await setLocked(ctx, orderId, ids);
  const moves = pending.map((each): Move => {
    const to = { kind: "affiliate_pending" as const, customerId: each.customerId };
    return { from: { kind: "operator_affiliate" }, to, amount: netOf(each) };
  });
  await move(ctx, orderId, `affiliate:${orderId}:locked`, moves);
}

/** Makes commissions payable once their return window has closed; returns the number of orders. */
export async function releaseCommissions(ctx: Context): Promise<number> {
  const orderIds = await findPayableOrders(ctx, BATCH_SIZE);
  for (const orderId of orderIds)
    await withTransaction(ctx, (inside) => release(inside, orderId)).catch((error: unknown) =>
      ctx.log.error({ err: error, orderId }, "affiliate commissions could not be released"),
    );
  return orderIds.length;
}

async function release(ctx: Context, orderId: number): Promise<void> {
  const locked = (await lockCommissionsOf(ctx, orderId)).filter(({ status }) => status === "locked");
  if (locked.length === 0) return;
  const ids = locked.map(({ id }) => id);
  await setPayable(ctx, ids);
  const moves = locked.map((each): Move => {
    const { customerId } = each;
    const from = { kind: "affiliate_pending" as const, customerId };
    return { from, to: { kind: "affiliate_earning", customerId }, amount: netOf(each) };
  });
  await move(ctx, orderId, `affiliate:${orderId}:payable`, moves);
}

/** Reverses commissions pro rata with the refunds of their lines, once per refund. */
export async function reverseCommissions(ctx: Context, orderId: number, refundId: number): Promise<void> {
  await reverse(ctx, orderId, `affiliate:${orderId}:reversed:${refundId}`, (each) =>
    reversedCommission(each.amount, each.paid, each.refunded),
  );
}

/** The order was canceled: nothing is earned. */
export async function cancelCommissions(ctx: Context, orderId: number): Promise<void> {
  await reverse(ctx, orderId, `affiliate:${orderId}:canceled`, ({ amount }) => amount);
}

async function reverse(
  ctx: Context,
  orderId: number,
  idempotencyKey: string,
  dueOf: (commission: OpenCommission) => Money,
): Promise<void> {
  const moves: Move[] = [];
  for (const commission of await lockCommissionsOf(ctx, orderId)) {
    const { id, customerId, status, amount, reversed } = commission;
    const due = dueOf(commission);
    const now = subtractMoney(due, reversed);
    if (status === "reversed" || isZero(now)) continue;
    await saveReversedCommission(ctx, id, due, isZero(subtractMoney(amount, due)));
    if (status === "pending") continue;
    const kind = status === "locked" ? ("affiliate_pending" as const) : ("affiliate_earning" as const);
    moves.push({ from: { kind, customerId }, to: { kind: "operator_affiliate" }, amount: now });
  }
  await move(ctx, orderId, idempotencyKey, moves);
}

type Move = { from: Account; to: Account; amount: Money };

async function move(ctx: Context, orderId: number, idempotencyKey: string, moves: readonly Move[]): Promise<void> {
  const entries = moves.flatMap(({ from, to, amount }) => [
    { account: from, amount: negate(amount) },
    { account: to, amount },
  ]);
  if (entries.every(({ amount }) => isZero(amount))) return;
  const posting = await postEntries(ctx, { kind: "affiliate", idempotencyKey, cause: { orderId }, entries });
  if (posting !== "posted") throw new Error(`${idempotencyKey} was booked before`);
}

function netOf({ amount, reversed }: OpenCommission): Money {
  return subtractMoney(amount, reversed);
}
