import { timingSafeEqual } from "node:crypto";
import { mayDo } from "#domain/platform/permission/permission.ts";
import type { Context } from "../../context.ts";
import type { OrderRow, PurchaseRow } from "./order.repository.ts";
import type { PurchaseAccess } from "./order.ts";

/**
 * Who may read a placed purchase: the session that placed it, its owner, staff, whoever holds the key; a shop, and whoever
 * holds an order's key, that order alone. Null: nobody else, not even that it exists.
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

/** A purchase of a customer is not shown to a guest or another customer who uses the same browser afterwards. */
export function isOwnPurchase(ctx: Context, purchase: Pick<PurchaseRow, "customerId" | "sessionId">): boolean {
  const { customerId, sessionId } = ctx.visitor;
  if (purchase.customerId !== null) return purchase.customerId === customerId;
  return sessionId !== null && purchase.sessionId === sessionId;
}

type KeyedOrder = { code: string; keyHash: string | null };
type KeyedPurchase = { trxId: string; keyHash: string | null };

/** Whether it opens this one order: the key of the first mail, or the one of a later mail. */
export function isOrderKey(ctx: Context, key: string | undefined, order: KeyedOrder): boolean {
  return isKey(ctx, key, order.keyHash) || isSame(key, mailedKey(ctx, order));
}

/** A key for mails that come later: the first one is kept hashed, so this one is made of it whenever it is needed. */
export function mailedKey(ctx: Context, { code, keyHash }: KeyedOrder): string {
  return ctx.hashToken(`order ${code} ${keyHash ?? ""}`);
}

/** The same for the whole purchase. */
export function mailedPurchaseKey(ctx: Context, { trxId, keyHash }: KeyedPurchase): string {
  return ctx.hashToken(`purchase ${trxId} ${keyHash ?? ""}`);
}

/** Whether it opens the whole purchase: the key of the first mail, or the one of a later mail. */
export function isPurchaseKey(ctx: Context, key: string | undefined, purchase: KeyedPurchase): boolean {
  return isKey(ctx, key, purchase.keyHash) || isSame(key, mailedPurchaseKey(ctx, purchase));
}

export function isKey(ctx: Context, key: string | undefined, keyHash: string | null): boolean {
  return key !== undefined && keyHash !== null && isSame(ctx.hashToken(key), keyHash);
}

function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
