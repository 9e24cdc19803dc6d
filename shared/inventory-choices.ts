export const INVENTORY_FILTERS = ["all", "low", "sold_out"] as const;
export type InventoryFilter = (typeof INVENTORY_FILTERS)[number];

/** Variants that one stock count can book at once. */
export const MAX_COUNTED_VARIANTS = 500;
