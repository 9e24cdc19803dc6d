import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { findCouponProducts } from "#domain/pricing/coupon-admin/find-coupon-products.ts";
import { changePriceRule } from "#domain/pricing/price-rule/change-price-rule.ts";
import { createPriceRules } from "#domain/pricing/price-rule/create-price-rules.ts";
import { endSelectedPriceRules } from "#domain/pricing/price-rule/end-selected-price-rules.ts";
import { findPriceRulesOf } from "#domain/pricing/price-rule/find-price-rules-of.ts";
import {
  adminPriceRulesQuery,
  bulkAdminPriceRulesInput,
  bulkShopPriceRulesInput,
  changePriceRuleInput,
  newPriceRulesInput,
  saleProductsQuery,
  shopPriceRulesQuery,
} from "#domain/pricing/price-rule/price-rule.input.ts";
import type { SaleOwner } from "#domain/pricing/price-rule/price-rule.ts";
import { ADMIN_PRICE_RULE_LIST, SHOP_PRICE_RULE_LIST } from "#shared/list/sale-lists.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { bulkSchema, presentBulk } from "../bulk.ts";
import { callerOf, type Desk, type DeskArea, operatorDesk, shopDesk } from "../desk.ts";
import { listQueryOf, pagedList, pagedListSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { pricePreviewSchema, priceRuleSchema, saleProductsSchema } from "../sale.schema.ts";

type Side = SaleOwner["kind"];

const CALLS: Record<Side, string> = { shop: "seller/price-rules", operator: "admin/price-rules" };

/** The calls about special prices: of a shop about its own products, of the operator about all. */
function priceCalls<Area extends DeskArea>({ area, side, routes }: Desk<Area>) {
  const isShop = side === "shop";

  const list = routes.get(
    `${area}/price-rules`,
    isShop ? "The special prices and daily deals of your own shop" : "The special prices and daily deals of all shops",
    isShop ? { query: shopPriceRulesQuery } : { query: adminPriceRulesQuery },
    z.object({ price_rules: pagedListSchema(priceRuleSchema) }),
  );

  const products = routes.get(
    `${area}/sale-products`,
    isShop
      ? "Products of your own shop to choose from, by their name"
      : "Products of all shops to choose from, by their name",
    { query: saleProductsQuery },
    z.object({ products: saleProductsSchema }),
  );

  const create = routes.post(
    `${area}/price-rules`,
    "Set a lower price for products over an interval; times in the shop's time zone, or in UTC with a Z",
    body(newPriceRulesInput),
    doneSchema.extend({ prices: z.array(pricePreviewSchema) }),
  );

  const change = routes.post(
    `${area}/price-rules/{id}/change`,
    "Change a price that has not ended; once it runs, its start stays",
    { params: idParameter, ...body(changePriceRuleInput) },
    doneSchema,
  );

  const bulk = routes.post(
    `${area}/price-rules/bulk`,
    "End selected prices; those that have not started are deleted, and `dry_run` returns what would happen",
    isShop ? body(bulkShopPriceRulesInput) : body(bulkAdminPriceRulesInput),
    bulkSchema,
  );

  return createRouter()
    .openapi(list, async (c) => {
      const owner = callerOf(c, side);
      const query = listQueryOf(c, side === "shop" ? SHOP_PRICE_RULE_LIST : ADMIN_PRICE_RULE_LIST);
      const found = await findPriceRulesOf(c.var.ctx, owner, query);
      return c.json({ price_rules: pagedList(c, CALLS[side], found) }, 200);
    })
    .openapi(products, async (c) => {
      const owner = callerOf(c, side);
      return c.json({ products: toWire(await findCouponProducts(c.var.ctx, owner, c.req.valid("query").q)) }, 200);
    })
    .openapi(create, async (c) => {
      const input = c.req.valid("json");
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      const created = await createPriceRules(ctx, owner, input);
      if (!created.ok) return refuse(c, created.failure);
      const count = created.value.length;
      const success = input.dry_run ? "" : ctx.t("Prices set: {count}", { count });
      return c.json({ success, prices: toWire(created.value) }, 200);
    })
    .openapi(change, async (c) => {
      const { id } = c.req.valid("param");
      const { ctx } = c.var;
      const owner = callerOf(c, side);
      return done(c, await changePriceRule(ctx, owner, id, c.req.valid("json")), ctx.t("Price saved"));
    })
    .openapi(bulk, async (c) => {
      const owner = callerOf(c, side);
      return c.json(presentBulk(c, await endSelectedPriceRules(c.var.ctx, owner, c.req.valid("json"))), 200);
    });
}

export const sellerPriceCalls = priceCalls(shopDesk("Seller: prices", "products"));
export const adminPriceCalls = priceCalls(operatorDesk("Administration: prices", "campaigns.manage"));
