import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { type DigitalSide, getManagedProduct, type ManagedProductFailure } from "./get-managed-product.ts";
import { countFreeKeys } from "./license-key.repository.ts";
import type { OfferedFile } from "./offered-file.ts";
import { findOfferedFiles } from "./offered-file.repository.ts";

/** The files of a digital product that the visitor manages. */
export async function findShopFiles(
  ctx: Context,
  side: DigitalSide,
  productId: number,
): Promise<Result<OfferedFile[], ManagedProductFailure>> {
  const product = await getManagedProduct(ctx, side, productId, "read");
  return product.ok ? success(await findOfferedFiles(ctx, productId)) : product;
}

/** Unsold license keys by variant; a variant without any is left out. */
export type FreeKeys = { variantId: number; count: number };

export async function findFreeKeys(
  ctx: Context,
  side: DigitalSide,
  productId: number,
): Promise<Result<FreeKeys[], ManagedProductFailure>> {
  const product = await getManagedProduct(ctx, side, productId, "read");
  return product.ok ? success(await countFreeKeys(ctx, product.value.variantIds)) : product;
}
