import type { Refusal } from "#shared/failures.ts";
import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { createProduct, type CreateProductFailure } from "./create-product.ts";
import { getProductForm } from "./get-product-form.ts";
import type { ProductForm, ProductOwner, ProductTexts } from "./product-admin.ts";
import type { NewProductInput } from "./product-admin.input.ts";
import { findSkusLike } from "./product-check.repository.ts";
import { freeName } from "./slug.ts";

const MAX_NAME = 200;

export type CopyProductFailure = Refusal<"not_found"> | CreateProductFailure;

/**
 * Creates a draft with the same texts, pictures and variants, without stock and special prices. A copy of a rejected
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
  return {
    ...textsOf(product),
    name: ctx.t("Copy of {name}", { name: product.name }).slice(0, MAX_NAME),
    category_id: product.categoryId,
    brand_id: product.brandId,
    type: product.type,
    tags: product.tags,
    pictures: product.pictures.map(({ file, alt, colorId }) => ({ file, alt, color_id: colorId })),
    unit: product.unit,
    weight_grams: product.weightGrams,
    tax_class_code: product.taxClassCode,
    is_refundable: product.isRefundable,
    is_cash_on_delivery_allowed: product.isCashOnDeliveryAllowed,
    minimum_order_quantity: product.minimumOrderQuantity,
    maximum_order_quantity: product.maximumOrderQuantity,
    low_stock_threshold: product.lowStockThreshold,
    slug: "",
    variants: copied.map((variant, index) => ({
      color_id: variant.colorId,
      attribute_values: variant.attributeValues,
      sku: skus[index]!,
      barcode: "",
      price: variant.price,
      special_price: "",
      special_starts_at: "",
      special_ends_at: "",
      stock_change: 0,
      weight_grams: variant.weightGrams,
      image: variant.image,
      is_active: true,
    })),
    translations: Object.fromEntries(product.translations.map(({ language, ...texts }) => [language, textsOf(texts)])),
    stock_reason: "",
    is_published: false,
  };
}

function textsOf(texts: ProductTexts) {
  return {
    name: texts.name,
    short_description: texts.shortDescription,
    description: texts.description,
    specification: texts.specification,
    seo_title: texts.seoTitle,
    seo_description: texts.seoDescription,
  };
}

async function freeSku(ctx: Context, sku: string, chosen: readonly string[]): Promise<string> {
  const wanted = `${sku.slice(0, 50)}-COPY`;
  return freeName(wanted, new Set([...(await findSkusLike(ctx, wanted)), ...chosen]));
}
