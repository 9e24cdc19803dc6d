import { actOnOrder, type OrderMove } from "#domain/orders/order-admin/act-on-order.ts";
import { orderAddressInput } from "#domain/fulfilment/fulfilment/fulfilment.input.ts";
import { changeAddressInPlace } from "#domain/orders/order-admin/change-address-in-place.ts";
import { changeOrders } from "#domain/orders/order-admin/change-orders.ts";
import { findAdminOrders } from "#domain/orders/order-admin/find-admin-orders.ts";
import { getOrderRecord } from "#domain/orders/order-admin/get-order-record.ts";
import {
  bulkOrdersInput,
  cancelInput,
  orderActInput,
  adminOrdersQuery,
} from "#domain/orders/order-admin/order-admin.input.ts";
import { orderParameter } from "#domain/orders/order/order.input.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import { toWire } from "#shared/wire.ts";
import { adminOrdersSchema, orderRecordSchema } from "./order.schema.ts";
import { answer, type ApiContext, body, done, doneSchema, refuse } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const ordersRead = staffRoutes("Administration: orders", "orders.read");
const ordersWrite = staffRoutes("Administration: orders", "orders.write");

const list = ordersRead.get(
  "/admin/orders",
  "All orders: `sort` is `placed` or `total`, `-` before it descending; a filter's operator is its name with `.op`; negative pages count from the end",
  { query: adminOrdersQuery },
  adminOrdersSchema,
);

const bulk = ordersWrite.post(
  "/admin/orders/bulk",
  "Confirm selected orders in their shops' place, or add or remove the tag in `value`; `dry_run` returns what would happen",
  body(bulkOrdersInput),
  bulkSchema,
);

const record = ordersRead.get(
  "/admin/orders/{code}",
  "Everything about an order",
  { params: orderParameter },
  orderRecordSchema,
);

const confirm = ordersWrite.post(
  "/admin/orders/{code}/confirm",
  "Confirm an order in place of its shop",
  { params: orderParameter, ...body(orderActInput) },
  doneSchema,
);

const deliver = ordersWrite.post(
  "/admin/orders/{code}/deliver",
  "Mark an order as delivered",
  { params: orderParameter, ...body(orderActInput) },
  doneSchema,
);

const cancel = ordersWrite.post(
  "/admin/orders/{code}/cancel",
  "Cancel an order for a reason; payments are refunded",
  { params: orderParameter, ...body(cancelInput) },
  doneSchema,
);

const address = ordersWrite.post(
  "/admin/orders/{code}/address",
  "Change the delivery address of an unsent order within the same country; buyer and shop are notified",
  { params: orderParameter, ...body(orderAddressInput) },
  doneSchema,
);

export const adminOrderApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findAdminOrders(c.var.ctx, readListUrl(ADMIN_ORDER_LIST, new URL(c.req.url).searchParams));
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
  .openapi(bulk, async (c) => answerBulk(c, await changeOrders(c.var.ctx, c.req.valid("json"))))
  .openapi(record, async (c) =>
    answer(c, await getOrderRecord(c.var.ctx, c.req.valid("param").code), (found) => toWire(found)),
  )
  .openapi(confirm, (c) => carryOut(c, c.req.valid("param").code, "confirm", c.req.valid("json").reason))
  .openapi(deliver, (c) => carryOut(c, c.req.valid("param").code, "deliver", c.req.valid("json").reason))
  .openapi(cancel, (c) => carryOut(c, c.req.valid("param").code, "cancel", c.req.valid("json").reason))
  .openapi(address, async (c) => {
    const changed = await changeAddressInPlace(c.var.ctx, c.req.valid("param").code, c.req.valid("json"));
    return done(c, changed, c.var.ctx.t("Delivery address changed"));
  });

async function carryOut(c: ApiContext, code: string, action: OrderMove, reason: string) {
  const { ctx } = c.var;
  const success = {
    confirm: ctx.t("Order confirmed"),
    deliver: ctx.t("Order marked as delivered"),
    cancel: ctx.t("Order canceled"),
  };
  return done(c, await actOnOrder(ctx, code, action, reason), success[action]);
}
