import { staffRefusal } from "#domain/platform/permission/permission.ts";
import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { OwnerRefusal, ProductOwner } from "./product-admin.ts";

/** The visitor as a manager of products: of their own shop only, or as staff who may manage the catalog. */
export async function getProductOwner(
  ctx: Context,
  side: ProductOwner["kind"],
): Promise<Result<ProductOwner, OwnerRefusal>> {
  if (side === "operator") {
    const refusal = staffRefusal(ctx, "catalog.manage");
    return refusal ? failure(refusal) : success({ kind: "operator", shopId: null });
  }
  if (ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  const shop = await getOwnShop(ctx);
  return shop ? success({ kind: "shop", shopId: shop.id }) : failure({ code: "not_found" });
}
