import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { addLicenceKeys } from "./add-licence-keys.ts";
import { getOwnProduct, type OwnProductFailure } from "./get-own-product.ts";

/** Adds keys of a digital product of the visitor's own shop; returns the number of new ones. */
export async function offerLicenceKeys(
  ctx: Context,
  productId: number,
  { variantId, keys }: { variantId: number; keys: readonly string[] },
): Promise<Result<{ added: number }, OwnProductFailure>> {
  const product = await getOwnProduct(ctx, productId, "write");
  if (!product.ok) return product;
  if (!product.value.variantIds.includes(variantId)) return failure({ code: "not_found" });
  return success({ added: await addLicenceKeys(ctx, variantId, keys) });
}
