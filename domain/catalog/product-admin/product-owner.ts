import { staffRefusal } from "#domain/platform/permission/permission.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { OwnerRefusal, ProductOwner } from "./product-admin.ts";

/** The visitor as a manager of products: of their own shop only, or as staff who may manage the catalog. */
export async function getProductOwner(
  ctx: Context,
  side: ProductOwner["kind"],
  access: "read" | "write",
): Promise<Result<ProductOwner, OwnerRefusal>> {
  if (side === "operator") {
    const refusal = staffRefusal(ctx, "catalog.manage");
    return refusal ? failure(refusal) : success({ kind: "operator", shopId: null });
  }
  const shop = await requireOwnShop(ctx, `products.${access}`);
  return shop.ok ? success({ kind: "shop", shopId: shop.value.id }) : shop;
}
