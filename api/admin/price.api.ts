import { z } from "@hono/zod-openapi";
import {
  changePriceRuleInput,
  bulkAdminPriceRulesInput,
  newPriceRulesInput,
  priceRuleParameter,
  adminPriceRulesQuery,
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
import { pricePreviewSchema, priceRuleSchema, saleProductsSchema } from "../sale.schema.ts";
import { staffActions, staffReads } from "../staff-guard.ts";

const tags = ["Administration: prices"];

const list = createRoute({
  method: "get",
  path: "/admin/price-rules",
  tags,
  summary: "The special prices and daily deals of all shops",
  ...staffReads("campaigns.manage"),
  request: { query: adminPriceRulesQuery },
  responses: answers(z.object({ price_rules: pagedListSchema(priceRuleSchema) })),
});

const products = createRoute({
  method: "get",
  path: "/admin/sale-products",
  tags,
  summary: "Products of all shops to choose from, by their name",
  ...staffReads("campaigns.manage"),
  request: { query: saleProductsQuery },
  responses: answers(z.object({ products: saleProductsSchema })),
});

const create = createRoute({
  method: "post",
  path: "/admin/price-rules",
  tags,
  summary: "Set a lower price for products over an interval; times in the shop's time zone, or in UTC with a Z",
  ...staffActions("campaigns.manage"),
  request: body(newPriceRulesInput),
  responses: answers(doneSchema.extend({ prices: z.array(pricePreviewSchema) })),
});

const change = createRoute({
  method: "post",
  path: "/admin/price-rules/{id}/change",
  tags,
  summary: "Change a price that has not ended; once it runs, its start stays",
  ...staffActions("campaigns.manage"),
  request: { params: priceRuleParameter, ...body(changePriceRuleInput) },
  responses: answers(doneSchema),
});

const bulk = createRoute({
  method: "post",
  path: "/admin/price-rules/bulk",
  tags,
  summary: "End selected prices; those that have not started are deleted, and `dry_run` says what would happen",
  ...staffActions("campaigns.manage"),
  request: body(bulkAdminPriceRulesInput),
  responses: answers(bulkSchema),
});

export const adminPriceApi = createRouter()
  .openapi(list, (c) => listPriceRules(c, "operator"))
  .openapi(products, (c) => listSaleProducts(c, "operator", c.req.valid("query").q))
  .openapi(create, (c) => takePriceRules(c, "operator", c.req.valid("json")))
  .openapi(change, (c) => takePriceRuleChange(c, "operator", c.req.valid("param").id, c.req.valid("json")))
  .openapi(bulk, (c) => takePriceRulesEnd(c, "operator", c.req.valid("json")));
