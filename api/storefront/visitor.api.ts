import { z } from "@hono/zod-openapi";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { makePageToken } from "#domain/customers/session/page-token.ts";
import { findVisitorLists } from "#domain/customers/visitor/find-visitor-lists.ts";
import { productViewInput } from "#domain/catalog/product/product.input.ts";
import { findViewedProducts } from "#domain/customers/visitor/find-viewed-products.ts";
import { recordProductView } from "#domain/customers/visitor/record-product-view.ts";
import { markWishlisted } from "#domain/cart/wishlist/mark-wishlisted.ts";
import { toWire } from "#shared/wire.ts";
import { userSchema } from "../account/user.schema.ts";
import { body, changeHint, hintCountry, hintUnits, refuse, withSession } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { cartSchema } from "./cart.schema.ts";
import { currencySchema } from "./currency.schema.ts";
import { orNull } from "../or-null.ts";
import { productCardSchema } from "./product.schema.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Visitor");

const own = routes.get(
  "/visitor",
  "Visitor data, for pages that are the same for everyone; read-only",
  {},
  cartSchema.extend({
    user: orNull(userSchema),
    token: z.string(),
    compare_list: z.array(productCardSchema),
    wishlists: z.array(z.int()),
    shop_follower: z.array(z.int()),
    viewed_products: z.array(productCardSchema),
    unread_notifications: z.int(),
    active_currency: currencySchema,
    ship_to: z.string(),
  }),
);

const viewed = routes.get(
  "/viewed-products",
  "Recently viewed products, newest first",
  {},
  z.object({ viewed_products: z.array(productCardSchema) }),
);

const view = routes.post(
  "/home/product-view",
  "Record that the visitor viewed a product",
  body(productViewInput),
  z.object({ viewProduct: z.object({ product_id: z.int() }) }),
);

export const visitorApi = createRouter()
  .openapi(own, async (c) => {
    const { ctx } = c.var;
    const [user, cart, lists] = await Promise.all([getCustomer(ctx), getCart(ctx), findVisitorLists(ctx)]);
    const cards = await markWishlisted(ctx, [...lists.compared, ...lists.viewed]);
    const { code, name, symbol, exchangeRate, roundingStepMinor } = ctx.visitor.currency;
    const visitor = {
      user,
      token: makePageToken(ctx),
      compareList: cards.slice(0, lists.compared.length),
      wishlists: [...new Set(lists.wishlists.map(({ productId }) => productId))],
      shopFollower: lists.followedShopIds,
      viewedProducts: cards.slice(lists.compared.length),
      unreadNotifications: user?.unreadNotifications ?? 0,
      activeCurrency: { code, name, symbol, exchangeRate, roundingStepMinor },
      shipTo: ctx.visitor.shipTo,
    };
    changeHint(c, { isSignedIn: user !== null });
    hintCountry(c, ctx.visitor.shipTo);
    hintUnits(c, cart.carts);
    c.set("currencyHint", code);
    return c.json(toWire({ ...cart, ...visitor }), 200);
  })
  .openapi(viewed, async (c) => {
    const { ctx } = c.var;
    return c.json({ viewed_products: toWire(await markWishlisted(ctx, await findViewedProducts(ctx))) }, 200);
  })
  .openapi(view, async (c) => {
    const ctx = await withSession(c);
    const recorded = await recordProductView(ctx, c.req.valid("json").product_id);
    if (!recorded.ok) return refuse(c, recorded.failure);
    return c.json({ viewProduct: toWire(recorded.value) }, 200);
  });
