/** What a list of products can be narrowed to. `waiting`: published, but not approved yet. */
export const PRODUCT_FILTERS = ["all", "published", "draft", "waiting", "sold_out", "archived"] as const;
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
  "price",
] as const;
export const OPERATOR_BULK_ACTIONS = [...PRODUCT_BULK_ACTIONS, "approve", "reject"] as const;
export type ProductBulkAction = (typeof OPERATOR_BULK_ACTIONS)[number];

export const MAX_PICTURES = 30;
export const MAX_VARIANTS = 200;
export const MAX_TAGS = 30;
export const MAX_SPECIFICATION_ROWS = 60;
export const MAX_BULK_PRODUCTS = 100;
