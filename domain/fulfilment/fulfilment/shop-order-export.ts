import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import { toMajorUnits } from "#shared/money.ts";
import { shopOrderReads } from "./shop-order-list.repository.ts";

export const SHOP_ORDER_EXPORT = exportOf("shop_orders", {
  definition: SHOP_ORDER_LIST,
  permission: null,
  right: "orders.read",
  reads: (ctx, shopId) => shopOrderReads(ctx, shopId!),
  cells: (row) => ({
    code: row.code,
    placed_at: row.placedAt,
    name: row.customerName,
    place: row.place,
    fulfilment: row.fulfilmentStatus,
    payment: row.paymentStatus,
    payment_method: row.paymentMethod,
    delivery: row.deliveryName,
    units: row.units,
    total: toMajorUnits(row.total),
    currency: row.total.currency,
    tags: row.tags.join(", "),
  }),
});
