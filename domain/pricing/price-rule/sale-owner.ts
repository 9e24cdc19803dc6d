import { staffRefusal } from "#domain/platform/permission/permission.ts";
import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { SaleOwner, SaleOwnerRefusal } from "./price-rule.ts";

/** The visitor as one who sets prices: for their own shop, or as staff who may do so for all shops. */
export async function getSaleOwner(
  ctx: Context,
  side: SaleOwner["kind"],
): Promise<Result<SaleOwner, SaleOwnerRefusal>> {
  if (side === "operator") {
    const refusal = staffRefusal(ctx, "campaigns.manage");
    return refusal ? failure(refusal) : success({ kind: "operator", shopId: null });
  }
  if (ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  const shop = await getOwnShop(ctx);
  return shop ? success({ kind: "shop", shopId: shop.id }) : failure({ code: "not_found" });
}
