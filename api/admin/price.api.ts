import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  changePriceRuleInput,
  bulkAdminPriceRulesInput,
  newPriceRulesInput,
  adminPriceRulesQuery,
  saleProductsQuery,
} from "#domain/pricing/price-rule/price-rule.input.ts";
import { body, doneSchema } from "../answer.ts";
import { bulkSchema } from "../bulk.ts";
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
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: prices", "campaigns.manage");

const list = routes.get(
  "/admin/price-rules",
  "The special prices and daily deals of all shops",
  { query: adminPriceRulesQuery },
  z.object({ price_rules: pagedListSchema(priceRuleSchema) }),
);

const products = routes.get(
  "/admin/sale-products",
  "Products of all shops to choose from, by their name",
  { query: saleProductsQuery },
  z.object({ products: saleProductsSchema }),
);

const create = routes.post(
  "/admin/price-rules",
  "Set a lower price for products over an interval; times in the shop's time zone, or in UTC with a Z",
  body(newPriceRulesInput),
  doneSchema.extend({ prices: z.array(pricePreviewSchema) }),
);

const change = routes.post(
  "/admin/price-rules/{id}/change",
  "Change a price that has not ended; once it runs, its start stays",
  { params: idParameter, ...body(changePriceRuleInput) },
  doneSchema,
);

const bulk = routes.post(
  "/admin/price-rules/bulk",
  "End selected prices; those that have not started are deleted, and `dry_run` says what would happen",
  body(bulkAdminPriceRulesInput),
  bulkSchema,
);

export const adminPriceApi = createRouter()
  .openapi(list, (c) => listPriceRules(c, "operator"))
  .openapi(products, (c) => listSaleProducts(c, "operator", c.req.valid("query").q))
  .openapi(create, (c) => takePriceRules(c, "operator", c.req.valid("json")))
  .openapi(change, (c) => takePriceRuleChange(c, "operator", c.req.valid("param").id, c.req.valid("json")))
  .openapi(bulk, (c) => takePriceRulesEnd(c, "operator", c.req.valid("json")));
