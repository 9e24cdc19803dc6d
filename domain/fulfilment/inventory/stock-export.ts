import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { STOCK_LIST } from "#shared/list/stock-lists.ts";
import { stockReads } from "./inventory.repository.ts";

export const STOCK_EXPORT = exportOf("stock", {
  definition: STOCK_LIST,
  permission: "catalog.manage",
  right: "products.read",
  reads: stockReads,
  cells: (row) => ({
    sku: row.sku,
    barcode: row.barcode,
    product: row.productName,
    variant: row.choice,
    shop: row.shopName,
    active: row.isActive,
    on_hand: row.onHand,
    allocated: row.allocated,
    available: row.available,
    threshold: row.threshold,
  }),
});
