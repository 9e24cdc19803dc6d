import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { hasShopRight, type ShopRight } from "#shared/shop-role.ts";
import type { Context } from "../../context.ts";
import { getOwnShop } from "./get-own-shop.ts";
import type { OwnShop } from "./shop.ts";

export type ShopFailure = Failure<"sign_in" | "not_found" | "not_yours" | "two_step_missing">;

/** The shop that the visitor works for, if their role there has this right. Anyone who works for no shop gets "not found". */
export async function requireOwnShop(ctx: Context, right: ShopRight): Promise<Result<OwnShop, ShopFailure>> {
  if (ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  const shop = await getOwnShop(ctx);
  if (!shop) return failure({ code: "not_found" });
  const refusal = refusalOf(ctx, shop, right);
  return refusal ? failure(refusal) : success(shop);
}

/** Why the member may not do this; null if they may. Staff viewing a shop cannot change anything. */
function refusalOf(ctx: Context, shop: OwnShop, right: ShopRight): Failure<"not_yours" | "two_step_missing"> | null {
  if (!hasShopRight(shop.role, right)) return { code: "not_yours" };
  const isMissing = shop.isTwoStepRequired && !shop.isLookedAt && ctx.visitor.hasTwoStep !== true;
  return isMissing ? { code: "two_step_missing" } : null;
}
