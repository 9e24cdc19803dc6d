import { data } from "react-router";
import { previewProduct } from "#domain/catalog/product/preview-product.ts";
import { productParameter } from "#domain/catalog/product-admin/product-admin.input.ts";
import type { Context } from "#domain/context.ts";

/** `shopId` null: of any shop, for the operator. `product` null: it has no variant to show. */
export async function readProductPreview(ctx: Context, shopId: number | null, id: string) {
  const read = productParameter.safeParse({ id });
  if (!read.success) throw data(null, { status: 404 });
  const found = await previewProduct(ctx, shopId, read.data.id);
  if (!found.ok && found.failure.code === "not_found") throw data(null, { status: 404 });
  return { id: read.data.id, product: found.ok ? found.value : null };
}
