import { getShopSales } from "#domain/platform/overview/get-shop-sales.ts";
import { requireOwnShop } from "#domain/shops/shop/require-own-shop.ts";
import { answers, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { salesAnswer, salesQuery, salesSchema } from "../sales-figures.ts";
import { sellerReads } from "../seller-guard.ts";

const sales = createRoute({
  method: "get",
  path: "/seller/overview/sales",
  tags: ["Seller: shop"],
  summary: "The own shop's sales in a period, beside those of the period before",
  ...sellerReads("orders.read"),
  request: { query: salesQuery },
  responses: answers(salesSchema),
});

export const sellerOverviewApi = createRouter().openapi(sales, async (c) => {
  const { ctx } = c.var;
  const shop = await requireOwnShop(ctx, "orders.read");
  if (!shop.ok) return refuse(c, shop.failure);
  return salesAnswer(c, await getShopSales(ctx, shop.value, c.req.valid("query").period));
});
