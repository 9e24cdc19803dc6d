import type { ProductTexts } from "./product-admin.ts";
import type { ProductInput } from "./product-admin.input.ts";

type TextInput = Omit<ProductInput["translations"][string], "name"> & { name: string };

/** The texts of a product, in its own language or in another. */
export function readTexts(input: TextInput): ProductTexts {
  return {
    name: input.name,
    shortDescription: input.short_description,
    description: input.description,
    specification: input.specification,
    seoTitle: input.seo_title,
    seoDescription: input.seo_description,
  };
}

/** The product's data that is not text, by column name. */
export function readFields(input: ProductInput) {
  return {
    categoryId: input.category_id,
    brandId: input.brand_id,
    type: input.type,
    tags: [...new Set(input.tags)],
    unit: input.unit,
    weightGrams: input.weight_grams,
    lengthMillimeters: input.length_mm,
    widthMillimeters: input.width_mm,
    heightMillimeters: input.height_mm,
    deliveryClass: input.delivery_class,
    taxClassCode: input.tax_class_code,
    isRefundable: input.is_refundable,
    isCashOnDeliveryAllowed: input.is_cash_on_delivery_allowed,
    minimumOrderQuantity: input.minimum_order_quantity,
    maximumOrderQuantity: input.maximum_order_quantity,
    lowStockThreshold: input.low_stock_threshold,
  };
}
