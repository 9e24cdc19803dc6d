import { z } from "@hono/zod-openapi";
import {
  changePriceRuleInput,
  bulkShopPriceRulesInput,
  newPriceRulesInput,
  priceRuleParameter,
  shopPriceRulesQuery,
  saleProductsQuery,
} from "#domain/pricing/price-rule/price-rule.input.ts";
import { answers, body, doneSchema } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
import { createRoute } from "../create-route.ts";
import {
  listPriceRules,
  listSaleProducts,
  takePriceRuleChange,
  takePriceRules,
  takePriceRulesEnd,
} from "../manage-prices.ts";
import { pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { sellerActions, sellerReads } from "../seller-guard.ts";
import { pricePreviewSchema, priceRuleSchema, saleProductsSchema } from "../sale.schema.ts";

const tags = ["Seller: prices"];

const list = createRoute({
  method: "get",
  path: "/seller/price-rules",
  tags,
  summary: "The special prices and daily deals of the own shop",
  ...sellerReads("products.read"),
  request: { query: shopPriceRulesQuery },
  responses: answers(z.object({ price_rules: pagedListSchema(priceRuleSchema) })),
});

const products = createRoute({
  method: "get",
  path: "/seller/sale-products",
  tags,
  summary: "Products of the own shop to choose from, by their name",
  ...sellerReads("products.read"),
  request: { query: saleProductsQuery },
  responses: answers(z.object({ products: saleProductsSchema })),
});

const create = createRoute({
  method: "post",
  path: "/seller/price-rules",
  tags,
  summary: "Set a lower price for products over an interval; times in the shop's time zone, or in UTC with a Z",
  ...sellerActions("products.write"),
  request: body(newPriceRulesInput),
  responses: answers(doneSchema.extend({ prices: z.array(pricePreviewSchema) })),
});

const change = createRoute({
  method: "post",
  path: "/seller/price-rules/{id}/change",
  tags,
  summary: "Change a price that has not ended; once it runs, its start stays",
  ...sellerActions("products.write"),
  request: { params: priceRuleParameter, ...body(changePriceRuleInput) },
  responses: answers(doneSchema),
});

const bulk = createRoute({
  method: "post",
  path: "/seller/price-rules/bulk",
  tags,
  summary: "End selected prices; those that have not started are deleted, and `dry_run` says what would happen",
  ...sellerActions("products.write"),
  request: body(bulkShopPriceRulesInput),
  responses: answers(bulkSchema),
});

export const sellerPriceApi = createRouter()
  .openapi(list, (c) => listPriceRules(c, "shop"))
  .openapi(products, (c) => listSaleProducts(c, "shop", c.req.valid("query").q))
  .openapi(create, (c) => takePriceRules(c, "shop", c.req.valid("json")))
  .openapi(change, (c) => takePriceRuleChange(c, "shop", c.req.valid("param").id, c.req.valid("json")))
  .openapi(bulk, (c) => takePriceRulesEnd(c, "shop", c.req.valid("json")));
