import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Permission } from "#shared/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { ShopRight } from "#shared/shop-role.ts";
import type { Context } from "../../context.ts";
import { requireOwnShop, type ShopFailure } from "./require-own-shop.ts";

/** A member, for their shop; or staff, for all shops. */
export type ShopOrStaff =
  | { kind: "shop"; shopId: number; customerId: number }
  | { kind: "operator"; shopId: null; customerId: number };

/** The visitor, if they have the right in their shop, or as staff the permission. */
export async function requireShopOrStaff(
  ctx: Context,
  side: ShopOrStaff["kind"],
  { right, permission }: { right: ShopRight; permission: Permission },
): Promise<Result<ShopOrStaff, StaffFailure | ShopFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (side === "operator") {
    const refusal = staffFailure(ctx, permission);
    return refusal ? failure(refusal) : success({ kind: "operator", shopId: null, customerId });
  }
  const shop = await requireOwnShop(ctx, right);
  return shop.ok ? success({ kind: "shop", shopId: shop.value.id, customerId }) : shop;
}
