import { z } from "@hono/zod-openapi";
import { cartQuery } from "#domain/cart/cart/cart.input.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { placeOrder } from "#domain/checkout/purchase/place-order.ts";
import { confirmOrder } from "#domain/checkout/purchase/confirm-order.ts";
import { findShippingCost } from "#domain/checkout/purchase/find-shipping-cost.ts";
import { getCheckout } from "#domain/checkout/purchase/get-checkout.ts";
import { placeOrderInput, confirmOrderInput, shippingCostInput } from "#domain/checkout/purchase/purchase.input.ts";
import { toWire } from "#shared/wire.ts";
import { body, hintUnits, refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { cartSchema } from "./cart.schema.ts";
import { checkoutSchema } from "./checkout.schema.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Checkout");

const checkout = routes.get(
  "/user/checkout",
  "The checkout of the cart, or with `trx_id` of one line bought separately",
  { query: cartQuery },
  checkoutSchema,
);

const shippingCost = routes.post(
  "/user/find/shipping_cost",
  "The same with shipping, tax and totals for another country or other deliveries; nothing is stored",
  body(shippingCostInput),
  checkoutSchema,
);

const confirm = routes.post(
  "/user/confirm-order",
  "Draft the purchase with contact, addresses and deliveries",
  body(confirmOrderInput),
  checkoutSchema.extend({ success: z.string() }),
);

const complete = routes.post(
  "/user/complete-order",
  "Place the drafted purchase, or pay a placed one; idempotent",
  body(placeOrderInput),
  cartSchema.extend({ redirect_url: z.string(), success: z.string() }),
);

export const checkoutApi = createRouter()
  .openapi(checkout, async (c) => {
    const { ctx } = c.var;
    if (ctx.settings.disableGuest && ctx.visitor.customerId === null) return refuse(c, { code: "login_first" });
    return c.json(toWire(await getCheckout(ctx, c.req.valid("query").trx_id)), 200);
  })
  .openapi(shippingCost, async (c) => {
    const found = await findShippingCost(c.var.ctx, c.req.valid("json"));
    if (found.ok) return c.json(toWire(found.value), 200);
    return refuse(c, found.failure);
  })
  .openapi(confirm, async (c) => {
    const { ctx } = c.var;
    const confirmed = await confirmOrder(ctx, c.req.valid("json"));
    if (confirmed.ok)
      return c.json({ ...toWire(confirmed.value), success: ctx.t("Your details have been saved.") }, 200);
    return refuse(c, confirmed.failure);
  })
  .openapi(complete, async (c) => {
    const { ctx } = c.var;
    const completed = await placeOrder(ctx, c.req.valid("json"));
    if (!completed.ok) return refuse(c, completed.failure);
    const { redirectUrl, cart = await getCart(ctx) } = completed.value;
    hintUnits(c, cart.carts);
    return c.json({ ...toWire(cart), redirect_url: redirectUrl, success: ctx.t("Thank you for your order.") }, 200);
  });
