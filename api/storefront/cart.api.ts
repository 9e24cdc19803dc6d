import { createMiddleware } from "hono/factory";
import { recordClick } from "#domain/accounts/affiliate/record-click.ts";
import { setReferralCookie } from "../set-referral-cookie.ts";
import { acknowledgeChanges } from "#domain/cart/cart/acknowledge-changes.ts";
import { addAsNewGuest } from "#domain/cart/cart/add-as-new-guest.ts";
import { addToCart, type AddToCartFailure } from "#domain/cart/cart/add-to-cart.ts";
import {
  acknowledgeInput,
  addToCartInput,
  type AddToCartInput,
  cartQuery,
  changeQuantityInput,
  lineInput,
  saveForLaterInput,
} from "#domain/cart/cart/cart.input.ts";
import { changeQuantity } from "#domain/cart/cart/change-quantity.ts";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import { publishCart } from "#domain/cart/cart/publish-cart.ts";
import { removeLine } from "#domain/cart/cart/remove-line.ts";
import { saveForLater } from "#domain/cart/cart/save-for-later.ts";
import type { CartView } from "#domain/cart/cart/cart.ts";
import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import { toWire } from "#shared/wire.ts";
import { body, hintUnits, refuse, refuseInput, setSessionCookie, type ApiContext } from "../answer.ts";
import { cartSchema, changedCartSchema } from "./cart.schema.ts";
import { routesOf } from "../create-route.ts";
import type { ApiEnvironment } from "../environment.ts";
import { csrfProtected, readOnly } from "../guard.ts";
import { createRouter } from "../router.ts";

/** The customer's other devices load a changed cart. */
const announcesCart = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  if (c.res.status === 200) await publishCart(c.var.ctx);
});

const routes = routesOf("Cart", { middleware: [readOnly] }, { middleware: [csrfProtected, announcesCart] });

const list = routes.get(
  "/cart/list",
  'The visitor\'s cart, or with `trx_id` a "buy now" purchase',
  { query: cartQuery },
  cartSchema,
);

const add = routes.post(
  "/user/addToCart",
  "Add a product to the cart, or buy it separately with `is_buy_now`",
  body(addToCartInput),
  changedCartSchema,
);

const update = routes.post(
  "/cart/update",
  "Change the quantity of a line",
  body(changeQuantityInput),
  changedCartSchema,
);

const remove = routes.post("/cart/delete", "Remove a line from the cart", body(lineInput), changedCartSchema);

const save = routes.post(
  "/cart/save-for-later",
  "Save a line for later, or with `is_saved_for_later: false` move it back into the cart",
  body(saveForLaterInput),
  changedCartSchema,
);

const acknowledge = routes.post(
  "/cart/acknowledge",
  "Acknowledge the changes in the cart since it was last seen",
  body(acknowledgeInput),
  changedCartSchema,
);

export const cartApi = createRouter()
  .openapi(list, async (c) => {
    const cart = await getCart(c.var.ctx, c.req.valid("query").trx_id);
    hintUnits(c, cart.carts);
    return c.json(toWire(cart), 200);
  })
  .openapi(add, async (c) => {
    const { ctx } = c.var;
    const added = await addForVisitor(c, c.req.valid("json"));
    if (added.ok) return c.json({ ...toWire(added.value), success: ctx.t("Added to cart") }, 200);
    if (added.failure.code === "variant_missing")
      return refuseInput(c, { variants_ids: [ctx.t("Choose your options first.")] });
    return refuse(c, added.failure);
  })
  .openapi(update, async (c) => {
    const changed = await changeQuantity(c.var.ctx, c.req.valid("json"));
    return answerCart(c, changed, c.var.ctx.t("Quantity updated"));
  })
  .openapi(remove, async (c) => {
    const removed = await removeLine(c.var.ctx, c.req.valid("json").id);
    return answerCart(c, removed, c.var.ctx.t("Removed from cart"));
  })
  .openapi(save, async (c) => {
    const input = c.req.valid("json");
    const moved = await saveForLater(c.var.ctx, input);
    return answerCart(c, moved, c.var.ctx.t(input.is_saved_for_later ? "Saved for later" : "Moved back to cart"));
  })
  .openapi(acknowledge, async (c) => {
    const cart = await acknowledgeChanges(c.var.ctx, c.req.valid("json").trx_id);
    return answerCart(c, success(cart), c.var.ctx.t("Your cart is up to date."));
  });

/** Starts a session for visitors without one. */
export async function addForVisitor(c: ApiContext, input: AddToCartInput): Promise<Result<CartView, AddToCartFailure>> {
  const { ctx } = c.var;
  if (input.referral_code) setReferralCookie(c, await recordClick(ctx, input.referral_code));
  const added = await (ctx.visitor.sessionId === null ? addForNewGuest(c, input) : addToCart(ctx, input));
  if (added.ok) hintUnits(c, added.value.carts);
  return added;
}

async function addForNewGuest(c: ApiContext, input: AddToCartInput): Promise<Result<CartView, AddToCartFailure>> {
  const added = await addAsNewGuest(c.var.ctx, input);
  if (!added.ok) return added;
  setSessionCookie(c, added.value.token);
  return success(added.value.cart);
}

function answerCart(c: ApiContext, changed: Result<CartView, Failure>, sentence: string) {
  if (!changed.ok) return refuse(c, changed.failure);
  hintUnits(c, changed.value.carts);
  return c.json({ ...toWire(changed.value), success: sentence }, 200);
}
