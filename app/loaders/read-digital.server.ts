import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import type { Context } from "#domain/context.ts";
import { findFreeKeys, findShopFiles } from "#domain/fulfilment/digital/find-shop-files.ts";
import type { DigitalSide } from "#domain/fulfilment/digital/get-managed-product.ts";

/** The files and keys of a digital product, for its editor; null for any other product. */
export async function readDigital(ctx: Context, side: DigitalSide, product: ProductForm | null) {
  if (product?.type !== "digital") return null;
  const files = await findShopFiles(ctx, side, product.id);
  const keys = await findFreeKeys(ctx, side, product.id);
  return files.ok && keys.ok ? { files: files.value, freeKeys: keys.value } : null;
}
