/** Columns of Souk's own file about the product, in addition to those that other shops have too. */
export const SOUK_DETAILS = [
  "specification",
  "video",
  "unit",
  "product_weight_grams",
  "product_length_mm",
  "product_width_mm",
  "product_height_mm",
  "delivery_class",
  "tax_class",
  "refundable",
  "cash_on_delivery",
  "minimum_quantity",
  "maximum_quantity",
  "low_stock_threshold",
] as const;
export const SOUK_VARIANT_DETAILS = ["cost", "special_from", "special_until", "active"] as const;

const OPTION_COLUMNS = [1, 2, 3, 4, 5, 6].flatMap((number) => [`option${number}_name`, `option${number}_value`]);

/** The columns of Souk's own file of products, in the order of an export; those of translations follow. */
export const SOUK_COLUMNS: readonly string[] = [
  "handle",
  "name",
  "short_description",
  "description",
  "category",
  "brand",
  "type",
  "tags",
  "seo_title",
  "seo_description",
  ...SOUK_DETAILS,
  "pictures",
  "sku",
  "barcode",
  ...OPTION_COLUMNS,
  "price",
  "special_price",
  ...SOUK_VARIANT_DETAILS,
  "stock",
  "weight_grams",
  "picture",
];
