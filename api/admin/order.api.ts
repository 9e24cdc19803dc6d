import { actOnOrder, type OrderMove } from "#domain/orders/order-admin/act-on-order.ts";
import { orderAddressInput } from "#domain/fulfilment/fulfilment/fulfilment.input.ts";
import { changeAddressInPlace } from "#domain/orders/order-admin/change-address-in-place.ts";
import { changeOrders } from "#domain/orders/order-admin/change-orders.ts";
import { findAdminOrders } from "#domain/orders/order-admin/find-admin-orders.ts";
import { getOrderRecord } from "#domain/orders/order-admin/get-order-record.ts";
import {
  bulkOrdersInput,
  cancelInput,
  goodwillInput,
  orderActInput,
  adminOrdersQuery,
  orderRecordParameter,
} from "#domain/orders/order-admin/order-admin.input.ts";
import { refundGoodwill } from "#domain/orders/order-admin/refund-goodwill.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import { toWire } from "#shared/wire.ts";
import { adminOrdersSchema, orderRecordSchema } from "./order.schema.ts";
import { answer, type ApiContext, body, doneSchema, refuse, refuseInput } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const ordersRead = staffRoutes("Administration: orders", "orders.read");
const ordersWrite = staffRoutes("Administration: orders", "orders.write");
const refundsWrite = staffRoutes("Administration: orders", "refunds.write");

const list = ordersRead.get(
  "/admin/orders",
  "All orders: `sort` is `placed` or `total`, `-` before it descending; a filter's operator is its name with `.op`; negative pages count from the end",
  { query: adminOrdersQuery },
  adminOrdersSchema,
);

const bulk = ordersWrite.post(
  "/admin/orders/bulk",
  "Confirm selected orders in their shops' place, or add or remove the tag in `value`; `dry_run` says what would happen",
  body(bulkOrdersInput),
  bulkSchema,
);

const record = ordersRead.get(
  "/admin/orders/{code}",
  "Everything about an order",
  { params: orderRecordParameter },
  orderRecordSchema,
);

const confirm = ordersWrite.post(
  "/admin/orders/{code}/confirm",
  "Confirm an order in place of its shop",
  { params: orderRecordParameter, ...body(orderActInput) },
  doneSchema,
);

const deliver = ordersWrite.post(
  "/admin/orders/{code}/deliver",
  "Note that an order has arrived",
  { params: orderRecordParameter, ...body(orderActInput) },
  doneSchema,
);

const cancel = ordersWrite.post(
  "/admin/orders/{code}/cancel",
  "Cancel an order for a reason; what was paid goes back",
  { params: orderRecordParameter, ...body(cancelInput) },
  doneSchema,
);

const address = ordersWrite.post(
  "/admin/orders/{code}/address",
  "Send an order that has not left elsewhere in the same country; buyer and shop are told",
  { params: orderRecordParameter, ...body(orderAddressInput) },
  doneSchema,
);

const refund = refundsWrite.post(
  "/admin/orders/{code}/refund",
  "Give a part of what was paid back as goodwill; `bearer` says who pays for it, and the shop is told when it does",
  { params: orderRecordParameter, ...body(goodwillInput) },
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
    if (!changed.ok) return refuse(c, changed.failure);
    return c.json({ success: c.var.ctx.t("Delivery address changed") }, 200);
  })
  .openapi(refund, async (c) => {
    const { ctx } = c.var;
    const refunded = await refundGoodwill(ctx, c.req.valid("param").code, c.req.valid("json"));
    if (refunded.ok) return c.json({ success: ctx.t("{amount} will be refunded.", { amount: refunded.value }) }, 200);
    if (refunded.failure.code === "not_an_amount")
      return refuseInput(c, { amount: [ctx.t("This value isn't valid.")] });
    return refuse(c, refunded.failure);
  });

async function carryOut(c: ApiContext, code: string, action: OrderMove, reason: string) {
  const { ctx } = c.var;
  const acted = await actOnOrder(ctx, code, action, reason);
  if (!acted.ok) return refuse(c, acted.failure);
  const told = {
    confirm: ctx.t("Order confirmed"),
    deliver: ctx.t("Order marked as delivered"),
    cancel: ctx.t("Order canceled"),
  };
  return c.json({ success: told[action] }, 200);
}
