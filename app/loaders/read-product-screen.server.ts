import { data } from "react-router";
import { idParameter } from "#domain/id.input.ts";
import { findProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { getProductForm } from "#domain/catalog/product-admin/get-product-form.ts";
import { findVersions } from "#domain/catalog/product-admin/find-versions.ts";
import type { ProductForm, ProductOwner } from "#domain/catalog/product-admin/product-admin.ts";
import { getDraft } from "#domain/catalog/product-draft/get-draft.ts";
import type { Context } from "#domain/context.ts";

/** A product with the options of its fields; `new` creates one, and a missing product is a 404. */
export async function readProductScreen(ctx: Context, owner: ProductOwner, id: string) {
  const [product, choices] = await Promise.all([
    id === "new" ? null : findProduct(ctx, owner, id),
    findProductChoices(ctx, owner.shopId),
  ]);
  const [draft, versions] = await Promise.all([
    getDraft(ctx, owner, product),
    product ? findVersions(ctx, owner, product.id) : null,
  ]);
  return { product, choices, draft, versions: versions?.ok ? versions.value : [] };
}

async function findProduct(ctx: Context, owner: ProductOwner, id: string): Promise<ProductForm> {
  const read = idParameter.safeParse({ id });
  const found = read.success ? await getProductForm(ctx, owner, read.data.id) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return found.value;
}
