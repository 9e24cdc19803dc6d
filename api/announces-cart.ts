import { createMiddleware } from "hono/factory";
import { publishCart } from "#domain/cart/cart/publish-cart.ts";
import type { ApiEnvironment } from "./environment.ts";

/** A call that changes the cart: the customer's other devices are notified of it. */
export const announcesCart = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  if (c.res.status === 200) await publishCart(c.var.ctx);
});
