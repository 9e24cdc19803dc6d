import { recordClick } from "#domain/accounts/affiliate/record-click.ts";
import { setReferralCookie } from "../set-referral-cookie.ts";
import { acknowledgeChanges } from "#domain/cart/cart/acknowledge-changes.ts";
import { addAsNewGuest, addToCart, type AddToCartFailure } from "#domain/cart/cart/add-to-cart.ts";
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
import { removeLine } from "#domain/cart/cart/remove-line.ts";
import { saveForLater } from "#domain/cart/cart/save-for-later.ts";
import type { CartView } from "#domain/cart/cart/cart.ts";
import { success, type Result } from "#shared/result.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, hintUnits, refuse, refuseInput, setSessionCookie, type ApiContext } from "../answer.ts";
import { cartSchema, changedCartSchema } from "./cart.schema.ts";
import { createRoute, openRoutes } from "../create-route.ts";
import { announcesCart } from "../announces-cart.ts";
import { csrfProtected } from "../guard.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Cart");
const tags = ["Cart"];

const list = routes.get(
  "/cart/list",
  "The visitor's cart, or with `trx_id` the purchase of one line bought alone",
  { query: cartQuery },
  cartSchema,
);

const adding = createRoute({
  method: "post",
  path: "/user/addToCart",
  tags,
  summary: "Put units of a product into the cart, or buy them alone with `is_buy_now`",
  middleware: [csrfProtected, announcesCart] as const,
  request: body(addToCartInput),
  responses: answers(changedCartSchema),
});

const update = createRoute({
  method: "post",
  path: "/cart/update",
  tags,
  summary: "Give a line another quantity",
  middleware: [csrfProtected, announcesCart] as const,
  request: body(changeQuantityInput),
  responses: answers(changedCartSchema),
});

const remove = createRoute({
  method: "post",
  path: "/cart/delete",
  tags,
  summary: "Take a line out of the cart",
  middleware: [csrfProtected, announcesCart] as const,
  request: body(lineInput),
  responses: answers(changedCartSchema),
});

const save = createRoute({
  method: "post",
  path: "/cart/save-for-later",
  tags,
  summary: "Put a line aside, or with `is_saved_for_later: false` back into the cart",
  middleware: [csrfProtected, announcesCart] as const,
  request: body(saveForLaterInput),
  responses: answers(changedCartSchema),
});

const acknowledge = createRoute({
  method: "post",
  path: "/cart/acknowledge",
  tags,
  summary: "Accept what has changed in the cart since it was last seen",
  middleware: [csrfProtected, announcesCart] as const,
  request: body(acknowledgeInput),
  responses: answers(changedCartSchema),
});

export const cartApi = createRouter()
  .openapi(list, async (c) => {
    const cart = await getCart(c.var.ctx, c.req.valid("query").trx_id);
    hintUnits(c, cart.carts);
    return c.json(toWire(cart), 200);
  })
  .openapi(adding, async (c) => {
    const { ctx } = c.var;
    const added = await addForVisitor(c, c.req.valid("json"));
    if (added.ok) return c.json({ ...toWire(added.value), success: ctx.t("Added to cart") }, 200);
    if (added.failure.code === "variant_missing")
      return refuseInput(c, { variants_ids: [ctx.t("Choose your options first.")] });
    return refuse(c, added.failure);
  })
  .openapi(update, async (c) => {
    const changed = await changeQuantity(c.var.ctx, c.req.valid("json"));
    if (!changed.ok) return refuse(c, changed.failure);
    hintUnits(c, changed.value.carts);
    return c.json({ ...toWire(changed.value), success: c.var.ctx.t("Quantity updated") }, 200);
  })
  .openapi(remove, async (c) => {
    const removed = await removeLine(c.var.ctx, c.req.valid("json").id);
    if (!removed.ok) return refuse(c, removed.failure);
    hintUnits(c, removed.value.carts);
    return c.json({ ...toWire(removed.value), success: c.var.ctx.t("Removed from cart") }, 200);
  })
  .openapi(save, async (c) => {
    const input = c.req.valid("json");
    const moved = await saveForLater(c.var.ctx, input);
    if (!moved.ok) return refuse(c, moved.failure);
    hintUnits(c, moved.value.carts);
    const sentence = input.is_saved_for_later ? "Saved for later" : "Moved back to cart";
    return c.json({ ...toWire(moved.value), success: c.var.ctx.t(sentence) }, 200);
  })
  .openapi(acknowledge, async (c) => {
    const cart = await acknowledgeChanges(c.var.ctx, c.req.valid("json").trx_id);
    hintUnits(c, cart.carts);
    return c.json({ ...toWire(cart), success: c.var.ctx.t("Your cart is up to date.") }, 200);
  });

/** Starts a session for visitors without one. */
export async function addForVisitor(c: ApiContext, input: AddToCartInput): Promise<Result<CartView, AddToCartFailure>> {
  if (c.var.ctx.visitor.sessionId === null) return addForNewGuest(c, input);
  if (input.referral_code) setReferralCookie(c, await recordClick(c.var.ctx, input.referral_code));
  const added = await addToCart(c.var.ctx, input);
  if (added.ok) hintUnits(c, added.value.carts);
  return added;
}

async function addForNewGuest(c: ApiContext, input: AddToCartInput): Promise<Result<CartView, AddToCartFailure>> {
  if (input.referral_code) setReferralCookie(c, await recordClick(c.var.ctx, input.referral_code));
  const added = await addAsNewGuest(c.var.ctx, input);
  if (!added.ok) return added;
  setSessionCookie(c, added.value.token);
  hintUnits(c, added.value.cart.carts);
  return success(added.value.cart);
}
