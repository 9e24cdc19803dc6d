import { applyCoupon } from "#domain/cart/cart/apply-coupon.ts";
import { couponInput } from "#domain/cart/cart/cart.input.ts";
import { removeCoupon } from "#domain/cart/cart/remove-coupon.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { changedCartSchema } from "./cart.schema.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Coupon");

const apply = routes.post(
  "/user/apply_coupon",
  "Apply a coupon code to `trx_id`; one per shop, and one of the operator",
  body(couponInput),
  changedCartSchema,
);

const remove = routes.post("/user/coupon-delete", "Remove a coupon code", body(couponInput), changedCartSchema);

export const couponApi = createRouter()
  .openapi(apply, async (c) => {
    const { ctx } = c.var;
    const applied = await applyCoupon(ctx, c.req.valid("json"));
    if (!applied.ok) return refuse(c, applied.failure);
    return c.json({ ...toWire(applied.value), success: ctx.t("Code applied") }, 200);
  })
  .openapi(remove, async (c) => {
    const { ctx } = c.var;
    const removed = await removeCoupon(ctx, c.req.valid("json"));
    if (!removed.ok) return refuse(c, removed.failure);
    return c.json({ ...toWire(removed.value), success: ctx.t("Code removed") }, 200);
  });
