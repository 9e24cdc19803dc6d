import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { ADMIN_RETURN_LIST } from "#shared/list/return-lists.ts";
import { returnReads } from "./return-list.repository.ts";

export const RETURN_EXPORT = exportOf("returns", {
  definition: ADMIN_RETURN_LIST,
  permission: "returns.decide",
  right: "orders.read",
  reads: returnReads,
  cells: (row) => ({
    id: row.id,
    order_code: row.orderCode,
    shop: row.shop.name,
    name: row.shopperName,
    status: row.status,
    reason: row.reason,
    requested_at: row.requestedAt.toISOString(),
  }),
});
