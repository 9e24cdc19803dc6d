import type { ProductForm, ProductTexts } from "./product-admin.ts";
import type { ChangeProductInput } from "./product-admin.input.ts";

/** The input with which an editor would save this product unchanged. */
export function changeInputOf(product: ProductForm): ChangeProductInput {
  return {
    ...textsOf(product),
    category_id: product.categoryId,
    brand_id: product.brandId,
    type: product.type,
    tags: product.tags,
    pictures: product.pictures.map(({ colorId, ...picture }) => ({ ...picture, color_id: colorId })),
    video_url: product.videoUrl,
    unit: product.unit,
    weight_grams: product.weightGrams,
    length_mm: product.lengthMm,
    width_mm: product.widthMm,
    height_mm: product.heightMm,
    delivery_class: product.deliveryClass,
    tax_class_code: product.taxClassCode,
    is_refundable: product.isRefundable,
    is_cash_on_delivery_allowed: product.isCashOnDeliveryAllowed,
    minimum_order_quantity: product.minimumOrderQuantity,
    maximum_order_quantity: product.maximumOrderQuantity,
    low_stock_threshold: product.lowStockThreshold,
    slug: product.slug,
    variants: product.variants.map((variant) => ({
      color_id: variant.colorId,
      attribute_values: variant.attributeValues,
      sku: variant.sku,
      barcode: variant.barcode,
      price: variant.price,
      cost: variant.cost,
      fixed_prices: variant.fixedPrices,
      special_price: variant.specialPrice,
      special_starts_at: variant.specialStartsAt,
      special_ends_at: variant.specialEndsAt,
      stock_change: 0,
      weight_grams: variant.weightGrams,
      image: variant.image,
      is_active: variant.isActive,
    })),
    quantity_prices: product.quantityPrices.map(({ minimumQuantity, discountKind, value }) => ({
      minimum_quantity: minimumQuantity,
      discount_kind: discountKind,
      value,
    })),
    publish_at: product.publishAt,
    translations: Object.fromEntries(product.translations.map(({ language, ...texts }) => [language, textsOf(texts)])),
    stock_reason: "",
    revision: product.revision,
  };
}

export function textsOf(texts: ProductTexts) {
  return {
    name: texts.name,
    short_description: texts.shortDescription,
    description: texts.description,
    specification: texts.specification,
    seo_title: texts.seoTitle,
    seo_description: texts.seoDescription,
  };
}
