import type { ExportRow, ExportSource } from "#domain/platform/list-export/list-export.ts";
import { ORDER_COLUMNS, ORDER_LINE_COLUMNS } from "#shared/list/export-columns.ts";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import { moneyFromMinor, toMajorUnits } from "#shared/money.ts";
import { countSelection, findOrdersAfter, findLinesToExport } from "./order-admin.repository.ts";

type OrderRow = Awaited<ReturnType<typeof findOrdersAfter>>[number];

/** All orders of the operator. */
export const ORDER_EXPORT: ExportSource = {
  list: "orders",
  definition: ADMIN_ORDER_LIST,
  permission: "orders.read",
  right: null,
  columns: ORDER_COLUMNS,
  count: (ctx, _shopId, wanted) => countSelection(ctx, wanted),
  async read(ctx, _shopId, wanted, { after, max }) {
    const found = await findOrdersAfter(ctx, wanted, after, max);
    return { rows: found.map(orderCells), items: found.length, lastId: found.at(-1)?.id ?? null };
  },
};

/** Their lines, a row each. */
export const ORDER_LINE_EXPORT: ExportSource = {
  ...ORDER_EXPORT,
  list: "order_lines",
  columns: ORDER_LINE_COLUMNS,
  async read(ctx, _shopId, wanted, { after, max }) {
    const found = await findOrdersAfter(ctx, wanted, after, max);
    const byId = new Map(found.map((order) => [order.id, order]));
    const lines = await findLinesToExport(ctx, [...byId.keys()]);
    const rows = lines.map(({ orderId, name, variantName, sku, quantity, ...amounts }) => {
      const order = byId.get(orderId)!;
      const typed = (minor: number) => toMajorUnits(moneyFromMinor(minor, order.total.currency));
      return {
        ...orderCells(order),
        product: name,
        variant: variantName,
        sku,
        quantity,
        unit_price: typed(amounts.unitPriceMinor),
        line_total: typed(amounts.lineTotalMinor),
        tax: typed(amounts.taxMinor),
      };
    });
    return { rows, items: found.length, lastId: found.at(-1)?.id ?? null };
  },
};

function orderCells(order: OrderRow): ExportRow {
  return {
    code: order.code,
    trx_id: order.trxId,
    placed_at: order.placedAt.toISOString(),
    shop: order.shop.name,
    name: order.name,
    email: order.email,
    phone: order.phone,
    country: order.countryCode,
    fulfilment: order.fulfilmentStatus,
    payment: order.paymentStatus,
    payment_method: order.paymentMethod,
    delivery: order.deliveryName,
    units: order.units,
    total: toMajorUnits(order.total),
    currency: order.total.currency,
    tags: order.tags.join(", "),
  };
}
