import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { requireOwnShop, type ShopRefusal } from "#domain/shops/shop/require-own-shop.ts";
import type { Permission } from "#shared/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { ShopRight } from "#shared/shop-role.ts";
import type { Context } from "../../context.ts";
import type { NoteSide, NoteSubject } from "./note.ts";

export type NoteRefusal = StaffRefusal | ShopRefusal;

type Kind = NoteSubject["kind"];

const PERMISSIONS: Record<Kind, { read: Permission; write: Permission }> = {
  order: { read: "orders.read", write: "orders.write" },
  product: { read: "catalog.manage", write: "catalog.manage" },
  customer: { read: "customers.read", write: "customers.read" },
};
const RIGHTS: Record<Exclude<Kind, "customer">, { read: ShopRight; write: ShopRight }> = {
  order: { read: "orders.read", write: "orders.write" },
  product: { read: "products.read", write: "products.write" },
};

/** The shop whose notes these are, null for those of staff; refused to who may not read or write them. */
export async function getNoteOwner(
  ctx: Context,
  side: NoteSide,
  kind: Kind,
  wish: "read" | "write",
): Promise<Result<number | null, NoteRefusal>> {
  if (side === "operator") {
    const refusal = staffRefusal(ctx, PERMISSIONS[kind][wish]);
    return refusal ? failure(refusal) : success(null);
  }
  if (kind === "customer") return failure({ code: "not_found" });
  const shop = await requireOwnShop(ctx, RIGHTS[kind][wish]);
  return shop.ok ? success(shop.value.id) : shop;
}
