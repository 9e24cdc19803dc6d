/** What a list of products can be narrowed to. `waiting`: published, but not approved yet. */
export const PRODUCT_FILTERS = ["all", "published", "draft", "waiting", "sold_out", "archived"] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

export const PRODUCT_SORTS = ["updated", "newest", "name", "price_up", "price_down", "stock_up", "stock_down"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What can be done with several products at once. */
export const STATUS_ACTIONS = ["publish", "unpublish", "archive"] as const;
export type StatusAction = (typeof STATUS_ACTIONS)[number];

export const PRODUCT_PAGE_SIZES = [25, 50, 100] as const;

export const MAX_PICTURES = 30;
export const MAX_VARIANTS = 200;
export const MAX_TAGS = 30;
export const MAX_SPECIFICATION_ROWS = 60;
export const MAX_BULK_PRODUCTS = 100;
