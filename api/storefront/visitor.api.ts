import { z } from "@hono/zod-openapi";
import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { productViewInput } from "#domain/catalog/product/product.input.ts";
import { findViewedProducts } from "#domain/customers/visitor/find-viewed-products.ts";
import { recordProductView } from "#domain/customers/visitor/record-product-view.ts";
import { subscribe } from "#domain/customers/visitor/subscribe.ts";
import { subscribeInput } from "#domain/customers/visitor/visitor.input.ts";
import { markWishlisted } from "#domain/cart/wishlist/mark-wishlisted.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse, withLookingSession } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { csrfProtected, readOnly } from "../guard.ts";
import { productCardSchema } from "./product.schema.ts";
import { createRouter } from "../router.ts";

const tags = ["Visitor"];

const subscribing = createRoute({
  method: "post",
  path: "/home/subscribers",
  tags,
  summary: "Receive the newsletter",
  middleware: [csrfProtected] as const,
  request: body(subscribeInput),
  responses: answers(z.object({ success: z.string() })),
});

const viewed = createRoute({
  method: "get",
  path: "/viewed-products",
  tags,
  summary: "What the visitor looked at, the newest first",
  middleware: [readOnly] as const,
  responses: answers(z.object({ viewed_products: z.array(productCardSchema) })),
});

const view = createRoute({
  method: "post",
  path: "/home/product-view",
  tags,
  summary: "Remember that the visitor looks at a product",
  middleware: [csrfProtected] as const,
  request: body(productViewInput),
  responses: answers(z.object({ viewProduct: z.object({ product_id: z.int() }) })),
});

export const visitorApi = createRouter()
  .openapi(subscribing, async (c) => {
    const ctx = c.var.ctx;
    const tried = await consumeRateLimit(ctx, limitOfAddress(ctx, "subscribe", ctx.settings.subscribeTriesPerAddress));
    if (!tried.ok) return refuse(c, tried.failure);
    await subscribe(ctx, c.req.valid("json").email);
    return c.json({ success: ctx.t("Thanks for subscribing!") }, 200);
  })
  .openapi(viewed, async (c) => {
    const { ctx } = c.var;
    return c.json({ viewed_products: toWire(await markWishlisted(ctx, await findViewedProducts(ctx))) }, 200);
  })
  .openapi(view, async (c) => {
    const ctx = await withLookingSession(c);
    const recorded = await recordProductView(ctx, c.req.valid("json").product_id);
    if (!recorded.ok) return refuse(c, recorded.failure);
    return c.json({ viewProduct: toWire(recorded.value) }, 200);
  });
