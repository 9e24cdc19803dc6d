import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import {
  changePriceRuleInput,
  bulkShopPriceRulesInput,
  newPriceRulesInput,
  shopPriceRulesQuery,
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
import { sellerRoutes } from "../seller-guard.ts";

const productsRead = sellerRoutes("Seller: prices", "products.read");
const productsWrite = sellerRoutes("Seller: prices", "products.write");

const list = productsRead.get(
  "/seller/price-rules",
  "The special prices and daily deals of the own shop",
  { query: shopPriceRulesQuery },
  z.object({ price_rules: pagedListSchema(priceRuleSchema) }),
);

const products = productsRead.get(
  "/seller/sale-products",
  "Products of the own shop to choose from, by their name",
  { query: saleProductsQuery },
  z.object({ products: saleProductsSchema }),
);

const create = productsWrite.post(
  "/seller/price-rules",
  "Set a lower price for products over an interval; times in the shop's time zone, or in UTC with a Z",
  body(newPriceRulesInput),
  doneSchema.extend({ prices: z.array(pricePreviewSchema) }),
);

const change = productsWrite.post(
  "/seller/price-rules/{id}/change",
  "Change a price that has not ended; once it runs, its start stays",
  { params: idParameter, ...body(changePriceRuleInput) },
  doneSchema,
);

const bulk = productsWrite.post(
  "/seller/price-rules/bulk",
  "End selected prices; those that have not started are deleted, and `dry_run` says what would happen",
  body(bulkShopPriceRulesInput),
  bulkSchema,
);

export const sellerPriceApi = createRouter()
  .openapi(list, (c) => listPriceRules(c, "shop"))
  .openapi(products, (c) => listSaleProducts(c, "shop", c.req.valid("query").q))
  .openapi(create, (c) => takePriceRules(c, "shop", c.req.valid("json")))
  .openapi(change, (c) => takePriceRuleChange(c, "shop", c.req.valid("param").id, c.req.valid("json")))
  .openapi(bulk, (c) => takePriceRulesEnd(c, "shop", c.req.valid("json")));
