import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getOwnProduct, type OwnProductFailure } from "./get-own-product.ts";
import { countFreeKeys } from "./licence-key.repository.ts";

/** License keys that nobody has bought, by variant; a variant without any is left out. */
export type FreeKeys = { variantId: number; count: number };

export async function findFreeKeys(ctx: Context, productId: number): Promise<Result<FreeKeys[], OwnProductFailure>> {
  const product = await getOwnProduct(ctx, productId, "read");
  return product.ok ? success(await countFreeKeys(ctx, product.value.variantIds)) : product;
}
