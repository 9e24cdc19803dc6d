import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { changeInputOf } from "./change-input-of.ts";
import type { ProductForm, ProductOwner, ProductImage, VariantForm } from "./product-admin.ts";
import { applyChange, withContent } from "./product-change.ts";
import { getChange } from "./product-change.repository.ts";
import {
  findImages,
  findTranslations,
  findVariantForms,
  getProductAndShop,
  hasOtherOffers,
} from "./product-form.repository.ts";
import { findQuantityPrices } from "./quantity-price.repository.ts";

/** A product with everything its editor shows; a product of another shop is not found. A shop sees its waiting change. */
export async function getProductForm(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<ProductForm, Failure<"not_found">>> {
  const live = await getLiveProduct(ctx, owner, id);
  const change = live.ok ? await getChange(ctx, id) : null;
  if (!live.ok || !change) return live;
  const { fields, proposedBy, proposedAt, refusalReason } = change;
  const form = { ...live.value, change: { fields, proposedBy, proposedAt, refusalReason } };
  return success(owner.kind === "shop" ? withContent(form, applyChange(changeInputOf(form), change)) : form);
}

/** The same as shoppers see it. */
export async function getLiveProduct(
  ctx: Context,
  owner: ProductOwner,
  id: number,
): Promise<Result<ProductForm, Failure<"not_found">>> {
  const found = await getProductAndShop(ctx, owner, id);
  if (!found) return failure({ code: "not_found" });
  const { product, shop } = found;
  const [pictures, translations, variants, quantityPrices, isReducedElsewhere] = await Promise.all([
    findImages(ctx, id, product.images),
    findTranslations(ctx, id),
    findVariantForms(ctx, id),
    findQuantityPrices(ctx, id),
    hasOtherOffers(ctx, id),
  ]);
  return success({
    id,
    revision: product.revision,
    slug: product.slug,
    status: product.status,
    isApproved: product.isApproved,
    rejectionReason: product.rejectionReason,
    shop,
    name: product.name,
    shortDescription: product.shortDescription,
    description: product.description,
    specification: product.specification,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    categoryId: product.categoryId,
    brandId: product.brandId,
    type: product.type,
    tags: product.tags,
    pictures,
    videoUrl: product.videoUrl ?? "",
    unit: product.unit,
    weightGrams: product.weightGrams,
    lengthMm: product.lengthMillimeters,
    widthMm: product.widthMillimeters,
    heightMm: product.heightMillimeters,
    deliveryClass: product.deliveryClass,
    taxClassCode: product.taxClassCode,
    isRefundable: product.isRefundable,
    isCashOnDeliveryAllowed: product.isCashOnDeliveryAllowed,
    minimumOrderQuantity: product.minimumOrderQuantity,
    maximumOrderQuantity: product.maximumOrderQuantity,
    lowStockThreshold: product.lowStockThreshold,
    variants: variants.map((variant) => ({ ...variant, image: ownImageOf(variant, pictures) })),
    quantityPrices,
    publishAt: product.publishAt?.toISOString() ?? "",
    translations,
    hasOtherOffers: isReducedElsewhere,
    change: null,
  });
}

/** Null if the variant shows the first image of its color, which follows when that changes. */
function ownImageOf({ image, colorId }: VariantForm, pictures: readonly ProductImage[]): string | null {
  const ofColor = colorId === null ? undefined : pictures.find((picture) => picture.colorId === colorId);
  if (image === ofColor?.file) return null;
  // An image that was given only to the variant, before images of products had details.
  return pictures.some(({ file }) => file === image) ? image : null;
}
