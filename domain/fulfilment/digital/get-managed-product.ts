import { staffFailure } from "#domain/platform/permission/permission.ts";
import { requireOwnShop, type ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { DigitalProduct } from "./offered-file.ts";
import { getDigitalProduct } from "./offered-file.repository.ts";

/** Who manages: a shop its own products, the operator those of all shops. */
export type DigitalSide = "shop" | "operator";
export type ManagedProductFailure = ShopFailure;

/** A digital product that the visitor manages; any other is not found. */
export async function getManagedProduct(
  ctx: Context,
  side: DigitalSide,
  productId: number,
  access: "read" | "write",
): Promise<Result<DigitalProduct, ManagedProductFailure>> {
  const owner = side === "operator" ? staffOwner(ctx) : await shopOwner(ctx, access);
  if (!owner.ok) return owner;
  const product = await getDigitalProduct(ctx, owner.value.shopId, productId);
  return product ? success(product) : failure({ code: "not_found" });
}

function staffOwner(ctx: Context): Result<{ shopId: null }, ManagedProductFailure> {
  const failed = staffFailure(ctx, "catalog.manage");
  return failed ? failure(failed) : success({ shopId: null });
}

async function shopOwner(ctx: Context, access: "read" | "write") {
  const shop = await requireOwnShop(ctx, `products.${access}`);
  return shop.ok ? success({ shopId: shop.value.id }) : shop;
}
