import { applyCoupon } from "#domain/cart/cart/apply-coupon.ts";
import { couponInput } from "#domain/cart/cart/cart.input.ts";
import { removeCoupon } from "#domain/cart/cart/remove-coupon.ts";
import { toWire } from "#shared/wire.ts";
import { answers, body, refuse } from "../answer.ts";
import { changedCartSchema } from "./cart.schema.ts";
import { createRoute } from "../create-route.ts";
import { csrfProtected } from "../guard.ts";
import { createRouter } from "../router.ts";

const tags = ["Coupon"];

const apply = createRoute({
  method: "post",
  path: "/user/apply_coupon",
  tags,
  summary: "Use a coupon's code for what `trx_id` buys; one of each shop, and one of the operator",
  middleware: [csrfProtected] as const,
  request: body(couponInput),
  responses: answers(changedCartSchema),
});

const remove = createRoute({
  method: "post",
  path: "/user/coupon-delete",
  tags,
  summary: "Use a code no longer",
  middleware: [csrfProtected] as const,
  request: body(couponInput),
  responses: answers(changedCartSchema),
});

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
