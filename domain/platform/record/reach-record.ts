import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { requireOwnShop, type ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import type { Permission } from "#shared/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { ShopRight } from "#shared/shop-role.ts";
import type { Context } from "../../context.ts";
import type { ReachedRecord, RecordKind, RecordSide, RecordSubject } from "./record.ts";
import { getRecordRow } from "./record.repository.ts";

export type RecordFailure = StaffFailure | ShopFailure;
type Wish = "read" | "write";

const PERMISSIONS: Record<RecordKind, Record<Wish, Permission>> = {
  order: { read: "orders.read", write: "orders.write" },
  product: { read: "catalog.manage", write: "catalog.manage" },
  customer: { read: "customers.read", write: "customers.read" },
  shop: { read: "shops.manage", write: "shops.manage" },
};
const RIGHTS: Partial<Record<RecordKind, Record<Wish, ShopRight>>> = {
  order: { read: "orders.read", write: "orders.write" },
  product: { read: "products.read", write: "products.write" },
};

/**
 * The record, for who may see it, or work with it. To write, it is locked until the transaction ends, so that what is
 * counted about it stays true.
 */
export async function reachRecord(
  ctx: Context,
  side: RecordSide,
  subject: RecordSubject,
  wish: Wish,
): Promise<Result<ReachedRecord, RecordFailure>> {
  const owner = await getOwner(ctx, side, subject.kind, wish);
  if (!owner.ok) return owner;
  const row = await getRecordRow(ctx, owner.value, subject, wish === "write");
  if (!row) return failure({ code: "not_found" });
  return success({ kind: subject.kind, byShopId: owner.value, ...row });
}

/** The shop whose notes, tags and files these are; null for those of staff. */
async function getOwner(
  ctx: Context,
  side: RecordSide,
  kind: RecordKind,
  wish: Wish,
): Promise<Result<number | null, RecordFailure>> {
  if (side === "operator") {
    const refusal = staffFailure(ctx, PERMISSIONS[kind][wish]);
    return refusal ? failure(refusal) : success(null);
  }
  const rights = RIGHTS[kind];
  if (!rights) return failure({ code: "not_found" });
  const shop = await requireOwnShop(ctx, rights[wish]);
  return shop.ok ? success(shop.value.id) : shop;
}
