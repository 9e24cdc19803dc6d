import { z } from "@hono/zod-openapi";
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
import { answers, body, refuse, refuseInput, type ApiContext } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import { refuseAddress } from "../refuse-address.ts";
import { createRouter } from "../router.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: orders"];
const done = z.object({ success: z.string() });

const list = createRoute({
  method: "get",
  path: "/admin/orders",
  tags,
  summary:
    "All orders: `sort` is `placed` or `total`, `-` before it descending; a filter's operator is its name with `.op`; negative pages count from the end",
  ...staffReads("orders.read"),
  request: { query: adminOrdersQuery },
  responses: answers(adminOrdersSchema),
});

const bulk = createRoute({
  method: "post",
  path: "/admin/orders/bulk",
  tags,
  summary: "Confirm selected orders in their shops' place; `dry_run` says what would happen",
  ...staffActions("orders.write"),
  request: body(bulkOrdersInput),
  responses: answers(bulkSchema),
});

const record = createRoute({
  method: "get",
  path: "/admin/orders/{code}",
  tags,
  summary: "Everything about an order",
  ...staffReads("orders.read"),
  request: { params: orderRecordParameter },
  responses: answers(orderRecordSchema),
});

const confirm = createRoute({
  method: "post",
  path: "/admin/orders/{code}/confirm",
  tags,
  summary: "Confirm an order in place of its shop",
  ...staffActions("orders.write"),
  request: { params: orderRecordParameter, ...body(orderActInput) },
  responses: answers(done),
});

const deliver = createRoute({
  method: "post",
  path: "/admin/orders/{code}/deliver",
  tags,
  summary: "Note that an order has arrived",
  ...staffActions("orders.write"),
  request: { params: orderRecordParameter, ...body(orderActInput) },
  responses: answers(done),
});

const cancel = createRoute({
  method: "post",
  path: "/admin/orders/{code}/cancel",
  tags,
  summary: "Cancel an order for a reason; what was paid goes back",
  ...staffActions("orders.write"),
  request: { params: orderRecordParameter, ...body(cancelInput) },
  responses: answers(done),
});

const address = createRoute({
  method: "post",
  path: "/admin/orders/{code}/address",
  tags,
  summary: "Send an order that has not left elsewhere in the same country; buyer and shop are told",
  ...staffActions("orders.write"),
  request: { params: orderRecordParameter, ...body(orderAddressInput) },
  responses: answers(done),
});

const refund = createRoute({
  method: "post",
  path: "/admin/orders/{code}/refund",
  tags,
  summary:
    "Give a part of what was paid back as goodwill; `bearer` says who pays for it, and the shop is told when it does",
  ...staffActions("refunds.write"),
  request: { params: orderRecordParameter, ...body(goodwillInput) },
  responses: answers(done),
});

export const adminOrderApi = createRouter()
  .openapi(list, async (c) => {
    const found = await findAdminOrders(c.var.ctx, readListUrl(ADMIN_ORDER_LIST, new URL(c.req.url).searchParams));
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
  .openapi(bulk, async (c) => {
    const changed = await changeOrders(c.var.ctx, c.req.valid("json"));
    return changed.ok ? c.json(presentBulk(c, changed.value), 200) : refuse(c, changed.failure);
  })
  .openapi(record, async (c) => {
    const found = await getOrderRecord(c.var.ctx, c.req.valid("param").code);
    return found.ok ? c.json(toWire(found.value), 200) : refuse(c, found.failure);
  })
  .openapi(confirm, (c) => carryOut(c, c.req.valid("param").code, "confirm", c.req.valid("json").reason))
  .openapi(deliver, (c) => carryOut(c, c.req.valid("param").code, "deliver", c.req.valid("json").reason))
  .openapi(cancel, (c) => carryOut(c, c.req.valid("param").code, "cancel", c.req.valid("json").reason))
  .openapi(address, async (c) => {
    const changed = await changeAddressInPlace(c.var.ctx, c.req.valid("param").code, c.req.valid("json"));
    if (!changed.ok) return refuseAddress(c, changed.failure);
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
