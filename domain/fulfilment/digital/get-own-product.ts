import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { DigitalProduct } from "./offered-file.ts";
import { getDigitalProduct } from "./offered-file.repository.ts";

export type OwnProductFailure = Refusal<"sign_in" | "not_found">;

/** A digital product of the visitor's own shop; any other is not found. */
export async function getOwnProduct(
  ctx: Context,
  productId: number,
): Promise<Result<DigitalProduct, OwnProductFailure>> {
  if (ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  const shop = await getOwnShop(ctx);
  const product = shop && (await getDigitalProduct(ctx, shop.id, productId));
  return product ? success(product) : failure({ code: "not_found" });
}
