import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { addLicenseKeys } from "./add-license-keys.ts";
import { type DigitalSide, getManagedProduct, type ManagedProductFailure } from "./get-managed-product.ts";
import { logDigital } from "./log-digital.ts";

/** Adds keys of a digital product that the visitor manages; returns the number of new ones. */
export async function offerLicenseKeys(
  ctx: Context,
  side: DigitalSide,
  productId: number,
  { variantId, keys }: { variantId: number; keys: readonly string[] },
): Promise<Result<{ added: number }, ManagedProductFailure>> {
  const product = await getManagedProduct(ctx, side, productId, "write");
  if (!product.ok) return product;
  if (!product.value.variantIds.includes(variantId)) return failure({ code: "not_found" });
  return withTransaction(ctx, async (inside) => {
    const added = await addLicenseKeys(inside, variantId, keys);
    await logDigital(inside, side, "product.keys_add", product.value, { count: added });
    return success({ added });
  });
}
