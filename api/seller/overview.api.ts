import { getShopSales } from "#domain/platform/overview/get-shop-sales.ts";
import { createRouter } from "../router.ts";
import { salesAnswer, salesQuery, salesSchema } from "../sales-figures.ts";
import { ownShop, sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: shop", "orders");

const sales = routes.get(
  "/seller/overview/sales",
  "Your own shop's sales in a period, next to those of the period before",
  { query: salesQuery },
  salesSchema,
);

export const sellerOverviewApi = createRouter().openapi(sales, async (c) => {
  const { ctx } = c.var;
  const shop = ownShop(c);
  return salesAnswer(c, await getShopSales(ctx, shop, c.req.valid("query").period));
});
