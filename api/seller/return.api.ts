import { readOrderCode } from "#domain/orders/order/order-code.ts";
import { orderParameter } from "#domain/orders/order/order.input.ts";
import { giveGoodwill } from "#domain/orders/refund/give-goodwill.ts";
import { goodwillInput } from "#domain/orders/refund/refund.input.ts";
import { getReturnOwner } from "#domain/orders/return/return-owner.ts";
import { body, doneSchema, refuse, refuseInput } from "../answer.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: returns", "orders");

const goodwill = routes.post(
  "/seller/orders/{code}/refund",
  "Give a part of what was paid for an order of the own shop back as goodwill",
  { params: orderParameter, ...body(goodwillInput) },
  doneSchema,
);

export const sellerReturnApi = createRouter().openapi(goodwill, async (c) => {
  const { ctx } = c.var;
  const keeper = await getReturnOwner(ctx, "shop", "write");
  if (!keeper.ok) return refuse(c, keeper.failure);
  const { code } = c.req.valid("param");
  const { amount, reason: note } = c.req.valid("json");
  const given = await giveGoodwill(ctx, keeper.value.shopId!, readOrderCode(code), { amount, note });
  if (given.ok) return c.json({ success: ctx.t("The refund is on its way.") }, 200);
  return given.failure.code === "invalid_amount"
    ? refuseInput(c, { amount: [ctx.t("Enter an amount, such as 12.50.")] })
    : refuse(c, given.failure);
});
