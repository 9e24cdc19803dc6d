import { z } from "@hono/zod-openapi";
import { claimOwnOrders } from "#domain/orders/order/claim-own-orders.ts";
import { buyAgain } from "#domain/orders/order/buy-again.ts";
import { changeOwnAddress } from "#domain/orders/order/change-own-address.ts";
import { cancelOwnOrder } from "#domain/orders/order/cancel-own-order.ts";
import { findOrderHistory } from "#domain/orders/order/find-order-history.ts";
import {
  cancelOrderInput,
  historyQuery,
  orderLinkInput,
  orderParameter,
  ownAddressInput,
  trackOrderInput,
} from "#domain/orders/order/order.input.ts";
import { sendOrderLink } from "#domain/orders/order/send-order-link.ts";
import { getTracking } from "#domain/orders/tracking/get-tracking.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, hintUnits, refuse, withSession } from "../answer.ts";
import { customerRoutes, openRoutes } from "../create-route.ts";
import { cartSchema } from "../storefront/cart.schema.ts";
import { historyPurchaseSchema, trackedOrderSchema } from "./order.schema.ts";
import { paged, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";

const open = openRoutes("Order");
const customer = customerRoutes("Order");

const track = open.post(
  "/track-order",
  "Track an order by its code and the email address or phone number of its purchase",
  body(trackOrderInput),
  z.object({ order: trackedOrderSchema }),
);

const sendLink = open.post(
  "/order-link",
  "Mail the link that opens an order to the e-mail address of its purchase",
  body(orderLinkInput),
  z.object({ success: z.string() }),
);

const list = customer.get(
  "/user/order-list",
  "The customer's purchases with their orders, the newest first: by state, by an order's code, by a product's name",
  { query: historyQuery },
  z.object({ purchases: pagedSchema(historyPurchaseSchema) }),
);

const cancel = customer.post(
  "/user/cancel-order/{code}",
  "Cancel an order that the shop has not started; payments are refunded",
  { params: orderParameter, ...body(cancelOrderInput) },
  z.object({ success: z.string() }),
);

const address = open.post(
  "/user/order-address/{code}",
  "Change the delivery address of an order that the shop has not started, within the same country, at the same price",
  { params: orderParameter, ...body(ownAddressInput) },
  z.object({ success: z.string() }),
);

const reorder = customer.post(
  "/user/reorder/{code}",
  "Add the items of an order to the cart again; `left_out` names those that are unavailable",
  { params: orderParameter },
  cartSchema.extend({
    success: z.string(),
    left_out: z.array(z.object({ name: z.string(), message: z.string() })),
  }),
);

const claim = customer.post(
  "/user/claim-orders",
  "Claim guest orders placed with the customer's verified email address",
  {},
  z.object({ success: z.string(), codes: z.array(z.string()) }),
);

export const orderApi = createRouter()
  .openapi(track, async (c) =>
    answer(c, await getTracking(c.var.ctx, c.req.valid("json")), (tracked) => ({ order: toWire(tracked) })),
  )
  .openapi(sendLink, async (c) =>
    done(c, await sendOrderLink(c.var.ctx, c.req.valid("json")), c.var.ctx.t("We've emailed you the link")),
  )
  .openapi(list, async (c) => {
    const { state, q, page, per_page } = c.req.valid("query");
    const found = await findOrderHistory(c.var.ctx, { state, search: q, page: page ?? 1, perPage: per_page });
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ purchases: paged(c, "user/order-list", found.value) }, 200);
  })
  .openapi(cancel, async (c) => {
    const canceled = await cancelOwnOrder(c.var.ctx, c.req.valid("param").code, c.req.valid("json").reason);
    return done(c, canceled, c.var.ctx.t("Order canceled"));
  })
  .openapi(address, async (c) => {
    const changed = await changeOwnAddress(c.var.ctx, c.req.valid("param").code, c.req.valid("json"));
    return done(c, changed, c.var.ctx.t("Delivery address changed"));
  })
  .openapi(reorder, async (c) => {
    const ctx = await withSession(c);
    const again = await buyAgain(ctx, c.req.valid("param").code);
    if (!again.ok) return refuse(c, again.failure);
    const { cart, added, leftOut } = again.value;
    hintUnits(c, cart.carts);
    const success = ctx.t("{count} products have been added to your cart.", { count: added });
    return c.json({ ...toWire(cart), success, left_out: leftOut }, 200);
  })
  .openapi(claim, async (c) => {
    const claimed = await claimOwnOrders(c.var.ctx);
    if (!claimed.ok) return refuse(c, claimed.failure);
    const { codes } = claimed.value;
    const { t } = c.var.ctx;
    const success =
      codes.length === 0
        ? t("We didn't find any other orders with your email address.")
        : t("{count} orders have been added to your account.", { count: codes.length });
    return c.json({ success, codes }, 200);
  });
