import { requireOwnShop, type ShopRefusal } from "#domain/shops/shop/require-own-shop.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { DigitalProduct } from "./offered-file.ts";
import { getDigitalProduct } from "./offered-file.repository.ts";

export type OwnProductFailure = ShopRefusal;

/** A digital product of the visitor's own shop; any other is not found. */
export async function getOwnProduct(
  ctx: Context,
  productId: number,
  access: "read" | "write",
): Promise<Result<DigitalProduct, OwnProductFailure>> {
  const shop = await requireOwnShop(ctx, `products.${access}`);
  if (!shop.ok) return shop;
  const product = await getDigitalProduct(ctx, shop.value.id, productId);
  return product ? success(product) : failure({ code: "not_found" });
}
