import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ReturnOwner } from "./return.ts";

/** The visitor as the owner of returns: for their own shop, or as staff who may decide about all of them. */
export async function getReturnOwner(
  ctx: Context,
  side: ReturnOwner["kind"],
): Promise<Result<ReturnOwner, StaffRefusal | Refusal<"sign_in" | "not_yours">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (side === "operator") {
    const refusal = staffRefusal(ctx, "returns.decide");
    return refusal ? failure(refusal) : success({ kind: "operator", shopId: null, customerId });
  }
  const shop = await getOwnShop(ctx);
  return shop ? success({ kind: "shop", shopId: shop.id, customerId }) : failure({ code: "not_yours" });
}
