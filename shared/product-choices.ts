/** The filter states of a list of products. `waiting`: published but not approved, or with a change that is not. `rejected`: it or its change. */
export const PRODUCT_FILTERS = ["all", "published", "draft", "waiting", "rejected", "sold_out", "archived"] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

/** What can be done with several products at once. */
export const STATUS_ACTIONS = ["publish", "unpublish", "archive"] as const;
export type StatusAction = (typeof STATUS_ACTIONS)[number];

/** What can be done with selected products; the operator can also decide about them. */
export const PRODUCT_BULK_ACTIONS = [
  ...STATUS_ACTIONS,
  "copy",
  "category",
  "tax_class",
  "add_tag",
  "remove_tag",
  "add_internal_tag",
  "remove_internal_tag",
  "price",
  "stock",
  "delete",
] as const;
export const OPERATOR_BULK_ACTIONS = [...PRODUCT_BULK_ACTIONS, "approve", "reject"] as const;
export type ProductBulkAction = (typeof OPERATOR_BULK_ACTIONS)[number];

/** How a quantity price is entered: per unit, or as a reduction. */
export const QUANTITY_PRICE_KINDS = ["fixed_price", "percent"] as const;
export type QuantityPriceKind = (typeof QUANTITY_PRICE_KINDS)[number];

/** The default unit of a product; not shown to shoppers. */
export const PLAIN_UNIT = "piece";

export const MAX_IMAGES = 30;
export const MAX_VARIANTS = 200;
export const MAX_QUANTITY_PRICES = 10;
export const MAX_TAGS = 30;
export const MAX_SPECIFICATION_ROWS = 60;
export const MAX_BULK_PRODUCTS = 100;
