import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getOwnProduct, type OwnProductFailure } from "./get-own-product.ts";
import type { OfferedFile } from "./offered-file.ts";
import { findOfferedFiles } from "./offered-file.repository.ts";

/** The files of a digital product of the visitor's own shop. */
export async function findShopFiles(
  ctx: Context,
  productId: number,
): Promise<Result<OfferedFile[], OwnProductFailure>> {
  const product = await getOwnProduct(ctx, productId, "read");
  return product.ok ? success(await findOfferedFiles(ctx, productId)) : product;
}
