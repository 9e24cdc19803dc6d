import { data } from "react-router";
import { idParameter } from "#domain/id.input.ts";
import { previewProduct } from "#domain/catalog/product/preview-product.ts";
import { previewChange } from "#domain/catalog/product-admin/preview-change.ts";
import type { ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import type { Context } from "#domain/context.ts";

/** `product` is null without a variant to show. `change` in the URL applies the pending change. */
export async function readProductPreview(ctx: Context, owner: ProductOwner, id: string, request: Request) {
  const read = idParameter.safeParse({ id });
  if (!read.success) throw data(null, { status: 404 });
  const isChanged = new URL(request.url).searchParams.has("change");
  const found = await (isChanged
    ? previewChange(ctx, owner, read.data.id)
    : previewProduct(ctx, owner.shopId, read.data.id));
  if (!found.ok && found.failure.code === "not_found") throw data(null, { status: 404 });
  return { id: read.data.id, isChanged, product: found.ok ? found.value : null };
}
