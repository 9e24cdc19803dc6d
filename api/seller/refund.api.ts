import { readOrderCode } from "#domain/orders/order/order-code.ts";
import { orderParameter } from "#domain/orders/order/order.input.ts";
import { refundGoodwill } from "#domain/orders/refund/refund-goodwill.ts";
import { goodwillInput } from "#domain/orders/refund/refund.input.ts";
import { body, doneSchema, refuse, refuseInput } from "../answer.ts";
import { createRouter } from "../router.ts";
import { ownShop, sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: returns", "orders");

const refund = routes.post(
  "/seller/orders/{code}/refund",
  "Refund a part of an order of your own shop as goodwill",
  { params: orderParameter, ...body(goodwillInput) },
  doneSchema,
);

/** The refund of a return: `api/desks/return.api.ts`. */
export const sellerRefundApi = createRouter().openapi(refund, async (c) => {
  const { ctx } = c.var;
  const code = readOrderCode(c.req.valid("param").code);
  const refunded = await refundGoodwill(ctx, ownShop(c).id, code, c.req.valid("json"));
  if (refunded.ok) return c.json({ success: ctx.t("The refund is on its way.") }, 200);
  if (refunded.failure.code === "invalid_amount")
    return refuseInput(c, { amount: [ctx.t("Enter an amount, such as 12.50.")] });
  return refuse(c, refunded.failure);
});
