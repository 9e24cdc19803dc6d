import type { Failure } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { changeInputOf } from "./change-input-of.ts";
import { createProduct, type CreateProductFailure } from "./create-product.ts";
import { getProductForm } from "./get-product-form.ts";
import type { ProductForm, ProductOwner } from "./product-admin.ts";
import type { NewProductInput } from "./product-admin.input.ts";
import { findSkusLike } from "./product-check.repository.ts";
import { freeName } from "./slug.ts";

const MAX_NAME = 200;

export type CopyProductFailure = Failure<"not_found"> | CreateProductFailure;

/**
 * Creates a draft with the same texts, images and variants, without stock and special prices. A copy of a rejected
 * product waits for approval like the product. Returns its id.
 */
export async function copyProduct(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<number, CopyProductFailure>> {
  const found = await getProductForm(ctx, owner, id);
  if (!found.ok) return failure(found.failure);
  const { shop, isApproved, rejectionReason } = found.value;
  const copy = await copyOf(ctx, found.value);
  return createProduct(ctx, owner, shop.id, copy, isApproved ? "" : rejectionReason);
}

async function copyOf(ctx: Context, product: ProductForm): Promise<NewProductInput> {
  const active = product.variants.filter(({ isActive }) => isActive);
  const copied = active.length > 0 ? active : product.variants;
  const skus: string[] = [];
  for (const { sku } of copied) skus.push(await freeSku(ctx, sku, skus));
  const { revision: _revision, ...unchanged } = changeInputOf(product);
  return {
    ...unchanged,
    name: ctx.t("Copy of {name}", { name: product.name }).slice(0, MAX_NAME),
    slug: "",
    publish_at: "",
    quantity_prices: [],
    variants: copied.map((variant, index) => ({
      color_id: variant.colorId,
      attribute_values: variant.attributeValues,
      sku: skus[index]!,
      barcode: "",
      price: variant.price,
      cost: variant.cost,
      fixed_prices: variant.fixedPrices,
      special_price: "",
      special_starts_at: "",
      special_ends_at: "",
      stock_change: 0,
      weight_grams: variant.weightGrams,
      image: variant.image,
      is_active: true,
    })),
    is_published: false,
  };
}

async function freeSku(ctx: Context, sku: string, chosen: readonly string[]): Promise<string> {
  const wanted = `${sku.slice(0, 50)}-COPY`;
  return freeName(wanted, new Set([...(await findSkusLike(ctx, wanted)), ...chosen]));
}
