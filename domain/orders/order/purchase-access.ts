import { timingSafeEqual } from "node:crypto";
import { mayDo } from "#domain/platform/permission/permission.ts";
import type { Context } from "../../context.ts";
import type { OrderRow, PurchaseRow } from "./order.repository.ts";
import type { PurchaseAccess } from "./order.ts";

/**
 * Who may read a placed purchase: the session that placed it, its owner, staff, the holder of its key; a shop, and the
 * holder of an order's key, only that order. Null for everyone else, without revealing that it exists.
 */
export function purchaseAccess(
  ctx: Context,
  purchase: PurchaseRow,
  orders: readonly OrderRow[],
  key?: string,
): PurchaseAccess | null {
  if (isOwnPurchase(ctx, purchase) || mayDo(ctx, "orders.read") || isPurchaseKey(ctx, key, purchase))
    return { kind: "whole" };
  const { customerId } = ctx.visitor;
  const own = orders.filter(
    (order) => (customerId !== null && order.shopOwnerId === customerId) || isOrderKey(ctx, key, order),
  );
  return own.length > 0 ? { kind: "orders", orderIds: own.map(({ id }) => id) } : null;
}

/** A customer's purchase is not shown to a guest or another customer who uses the same browser later. */
export function isOwnPurchase(ctx: Context, purchase: Pick<PurchaseRow, "customerId" | "sessionId">): boolean {
  const { customerId, sessionId } = ctx.visitor;
  if (purchase.customerId !== null) return purchase.customerId === customerId;
  return sessionId !== null && purchase.sessionId === sessionId;
}

/** Whether the visitor bought this order: by account, session, or the key of a mail while it belongs to no account. */
export function isBuyer(
  ctx: Context,
  order: Pick<PurchaseRow, "customerId" | "sessionId"> & KeyedOrder & { purchaseKeyHash: string | null },
  key: string | undefined,
): boolean {
  if (isOwnPurchase(ctx, order)) return true;
  return order.customerId === null && (isOrderKey(ctx, key, order) || isKey(ctx, key, order.purchaseKeyHash));
}

type KeyedOrder = { code: string; keyHash: string | null };
type KeyedPurchase = { trxId: string; keyHash: string | null };

/** Whether the key opens this one order: that of the first mail, or of a later one. */
export function isOrderKey(ctx: Context, key: string | undefined, order: KeyedOrder): boolean {
  return isKey(ctx, key, order.keyHash) || isSame(key, mailedKey(ctx, order));
}

/** A key for later mails: only the hash of the first is stored, so this one is derived from it when needed. */
export function mailedKey(ctx: Context, { code, keyHash }: KeyedOrder): string {
  return ctx.hashToken(`order ${code} ${keyHash ?? ""}`);
}

/** The same for the whole purchase. */
export function mailedPurchaseKey(ctx: Context, { trxId, keyHash }: KeyedPurchase): string {
  return ctx.hashToken(`purchase ${trxId} ${keyHash ?? ""}`);
}

/** Whether the key opens the whole purchase: that of the first mail, or of a later one. */
export function isPurchaseKey(ctx: Context, key: string | undefined, purchase: KeyedPurchase): boolean {
  return isKey(ctx, key, purchase.keyHash) || isSame(key, mailedPurchaseKey(ctx, purchase));
}

export function isKey(ctx: Context, key: string | undefined, keyHash: string | null): boolean {
  return key !== undefined && keyHash !== null && isSame(ctx.hashToken(key), keyHash);
}

function isSame(actual: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(actual ?? ""), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
