import { timingSafeEqual } from "node:crypto";
import type { Context } from "../context.ts";
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
  if (isOwnPurchase(ctx, purchase) || ctx.visitor.permissions.length > 0 || isKey(ctx, key, purchase.keyHash))
    return { kind: "whole" };
  const { customerId } = ctx.visitor;
  const own = orders.filter(
    (order) => (customerId !== null && order.shopOwnerId === customerId) || isKey(ctx, key, order.keyHash),
  );
  return own.length > 0 ? { kind: "orders", orderIds: own.map(({ id }) => id) } : null;
}

/** A purchase of a customer is not shown to a guest or another customer who uses the same browser afterwards. */
export function isOwnPurchase(ctx: Context, purchase: Pick<PurchaseRow, "customerId" | "sessionId">): boolean {
  const { customerId, sessionId } = ctx.visitor;
  if (purchase.customerId !== null) return purchase.customerId === customerId;
  return sessionId !== null && purchase.sessionId === sessionId;
}

export function isKey(ctx: Context, key: string | undefined, keyHash: string | null): boolean {
  if (!key || !keyHash) return false;
  const given = Buffer.from(ctx.hashToken(key));
  const kept = Buffer.from(keyHash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
