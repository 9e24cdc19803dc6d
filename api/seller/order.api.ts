import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { changeShopOrders } from "#domain/fulfilment/fulfilment/change-shop-orders.ts";
import { cancelShopOrder } from "#domain/fulfilment/fulfilment/cancel-shop-order.ts";
import { changeOrderAddress } from "#domain/fulfilment/fulfilment/change-order-address.ts";
import { changeParcel, unpackParcel } from "#domain/fulfilment/fulfilment/change-parcel.ts";
import { confirmShopOrder } from "#domain/fulfilment/fulfilment/confirm-shop-order.ts";
import { deliverOrder } from "#domain/fulfilment/fulfilment/deliver-order.ts";
import { endParcel } from "#domain/fulfilment/fulfilment/end-parcel.ts";
import { findShopOrders } from "#domain/fulfilment/fulfilment/find-shop-orders.ts";
import type { OrderManager } from "#domain/fulfilment/fulfilment/fulfilment.ts";
import {
  bulkShopOrdersInput,
  changeParcelInput,
  endParcelInput,
  orderAddressInput,
  packParcelInput,
  shopCancelInput,
  shopOrdersQuery,
} from "#domain/fulfilment/fulfilment/fulfilment.input.ts";
import { getShopOrder } from "#domain/fulfilment/fulfilment/get-shop-order.ts";
import { handOverParcel } from "#domain/fulfilment/fulfilment/hand-over-parcel.ts";
import { packParcel } from "#domain/fulfilment/fulfilment/pack-parcel.ts";
import { orderParameter } from "#domain/orders/order/order.input.ts";
import type { ChangeAddressFailure } from "#domain/orders/order/change-delivery-address.ts";
import type { Failure } from "#shared/failures.ts";
import type { Result } from "#shared/result.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { SHOP_ORDER_LIST } from "#shared/list/order-lists.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse, type ApiContext } from "../answer.ts";
import { answerBulk, bulkSchema } from "../bulk.ts";
import { pagedList, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { ownShop, sellerRoutes } from "../seller-guard.ts";
import { shopOrderCardSchema, shopOrderSchema } from "./order.schema.ts";

const routes = sellerRoutes("Seller: orders", "orders");
const changedSchema = z.object({ success: z.string(), order: shopOrderSchema });

const list = routes.get(
  "/seller/orders",
  "The orders of your own shop: `sort` is `placed` or `total`, `-` before it descending; a filter's operator is its name with `.op`; negative pages count from the end",
  { query: shopOrdersQuery },
  z.object({ orders: pagedSchema(shopOrderCardSchema).extend({ is_total_capped: z.boolean() }) }),
);

const one = routes.get(
  "/seller/orders/{code}",
  "An order of your own shop with its parcels and available actions",
  { params: orderParameter },
  z.object({ order: shopOrderSchema }),
);

const confirm = routes.post(
  "/seller/orders/{code}/confirm",
  "Confirm an order",
  { params: orderParameter },
  changedSchema,
);

const bulk = routes.post(
  "/seller/orders/bulk",
  "Confirm selected orders, or add or remove the tag in `value`; `dry_run` returns what would happen",
  body(bulkShopOrdersInput),
  bulkSchema,
);

const pack = routes.post(
  "/seller/orders/{code}/parcels",
  "Pack units into a parcel; without `lines`, everything that is left",
  { params: orderParameter, ...body(packParcelInput) },
  changedSchema,
);

const deliverAll = routes.post(
  "/seller/orders/{code}/deliver",
  "Mark an order as delivered",
  { params: orderParameter },
  changedSchema,
);

const cancel = routes.post(
  "/seller/orders/{code}/cancel",
  "Cancel an order with a reason for the shopper",
  { params: orderParameter, ...body(shopCancelInput) },
  changedSchema,
);

const address = routes.post(
  "/seller/orders/{code}/address",
  "Change the delivery address of an unsent order within the same country, as agreed with the buyer, who is notified",
  { params: orderParameter, ...body(orderAddressInput) },
  changedSchema,
);

const handOver = routes.post(
  "/seller/parcels/{id}/hand-over",
  "Mark a parcel as handed over to the carrier",
  { params: idParameter },
  changedSchema,
);

const deliver = routes.post(
  "/seller/parcels/{id}/deliver",
  "Mark a parcel as delivered",
  { params: idParameter },
  changedSchema,
);

const end = routes.post(
  "/seller/parcels/{id}/end",
  "Mark a parcel as lost or returned",
  { params: idParameter, ...body(endParcelInput) },
  changedSchema,
);

const change = routes.post(
  "/seller/parcels/{id}/change",
  "Change the carrier, tracking number or link of a parcel",
  { params: idParameter, ...body(changeParcelInput) },
  changedSchema,
);

const unpack = routes.post(
  "/seller/parcels/{id}/cancel",
  "Unpack an unsent parcel",
  { params: idParameter },
  changedSchema,
);

export const sellerOrderApi = createRouter()
  .openapi(list, async (c) => {
    const query = readListUrl(SHOP_ORDER_LIST, new URL(c.req.url).searchParams);
    const found = await findShopOrders(c.var.ctx, ownShop(c).id, query);
    return c.json({ orders: pagedList(c, "seller/orders", found) }, 200);
  })
  .openapi(one, async (c) => {
    const order = await readOrder(c, c.req.valid("param").code);
    return order ? c.json({ order }, 200) : refuse(c, { code: "not_found" });
  })
  .openapi(confirm, (c) => {
    const { code } = c.req.valid("param");
    return actOn(c, c.var.ctx.t("Order confirmed"), async (ctx, manager) =>
      named(await confirmShopOrder(ctx, manager, code), code),
    );
  })
  .openapi(bulk, async (c) => answerBulk(c, await changeShopOrders(c.var.ctx, c.req.valid("json"))))
  .openapi(pack, (c) => {
    const { code } = c.req.valid("param");
    return actOn(c, c.var.ctx.t("Shipment packed"), async (ctx, manager) =>
      named(await packParcel(ctx, manager, code, c.req.valid("json")), code),
    );
  })
  .openapi(deliverAll, (c) => {
    const { code } = c.req.valid("param");
    return actOn(c, c.var.ctx.t("Order marked as delivered"), async (ctx, manager) =>
      named(await deliverOrder(ctx, manager, code), code),
    );
  })
  .openapi(cancel, (c) => {
    const { code } = c.req.valid("param");
    const { reason } = c.req.valid("json");
    return actOn(c, c.var.ctx.t("Order canceled"), async (ctx, manager) =>
      named(await cancelShopOrder(ctx, manager, code, reason), code),
    );
  })
  .openapi(address, (c) => {
    const { code } = c.req.valid("param");
    return actOn(c, c.var.ctx.t("Delivery address changed"), async (ctx, manager) =>
      named(await changeOrderAddress(ctx, manager, code, c.req.valid("json")), code),
    );
  })
  .openapi(handOver, (c) => {
    const { id } = c.req.valid("param");
    return actOn(c, c.var.ctx.t("Shipment marked as shipped"), (ctx, manager) => handOverParcel(ctx, manager, id));
  })
  .openapi(deliver, (c) => {
    const { id } = c.req.valid("param");
    return actOn(c, c.var.ctx.t("Shipment marked as delivered"), (ctx, manager) =>
      endParcel(ctx, manager, id, "delivered"),
    );
  })
  .openapi(end, (c) => {
    const { id } = c.req.valid("param");
    const { outcome } = c.req.valid("json");
    const success =
      outcome === "lost"
        ? c.var.ctx.t("Shipment marked as lost")
        : c.var.ctx.t("Shipment marked as returned. You can pack its items again.");
    return actOn(c, success, (ctx, manager) => endParcel(ctx, manager, id, outcome));
  })
  .openapi(change, (c) => {
    const { id } = c.req.valid("param");
    return actOn(c, c.var.ctx.t("Shipment updated"), (ctx, manager) =>
      changeParcel(ctx, manager, id, c.req.valid("json")),
    );
  })
  .openapi(unpack, (c) => {
    const { id } = c.req.valid("param");
    return actOn(c, c.var.ctx.t("Shipment unpacked"), (ctx, manager) => unpackParcel(ctx, manager, id));
  });

type ShopAction = (
  ctx: ApiContext["var"]["ctx"],
  manager: OrderManager,
) => Promise<Result<{ code: string }, Failure | ChangeAddressFailure>>;

/** On behalf of the visitor's own shop; returns the order in its new state. */
async function actOn(c: ApiContext, success: string, action: ShopAction) {
  const { ctx } = c.var;
  const manager: OrderManager = {
    shopId: ownShop(c).id,
    actor: { kind: "shop", customerId: ctx.visitor.customerId },
  };
  const changed = await action(ctx, manager);
  if (!changed.ok) return refuse(c, changed.failure);
  const order = await readOrder(c, changed.value.code);
  return order ? c.json({ success, order }, 200) : refuse(c, { code: "not_found" });
}

function named<OwnFailure>(changed: Result<unknown, OwnFailure>, code: string): Result<{ code: string }, OwnFailure> {
  return changed.ok ? { ok: true, value: { code } } : changed;
}

async function readOrder(c: ApiContext, code: string) {
  const found = await getShopOrder(c.var.ctx, ownShop(c).id, code);
  if (!found) return null;
  const { id: _id, order, ...rest } = found;
  return toWire({ code: order.code, ...rest });
}
