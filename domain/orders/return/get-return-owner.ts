import { requireOwnShop, type ShopRefusal } from "#domain/shops/shop/require-own-shop.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ReturnOwner } from "./return.ts";

/** The visitor as the owner of returns: for their own shop, or as staff who may decide about all of them. */
export async function getReturnOwner(
  ctx: Context,
  side: ReturnOwner["kind"],
  access: "read" | "write",
): Promise<Result<ReturnOwner, StaffRefusal | ShopRefusal>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (side === "operator") {
    const refusal = staffRefusal(ctx, "returns.decide");
    return refusal ? failure(refusal) : success({ kind: "operator", shopId: null, customerId });
  }
  const shop = await requireOwnShop(ctx, `orders.${access}`);
  return shop.ok ? success({ kind: "shop", shopId: shop.value.id, customerId }) : shop;
}
