import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { changePriceRule } from "#domain/pricing/price-rule/change-price-rule.ts";
import { createPriceRules } from "#domain/pricing/price-rule/create-price-rules.ts";
import { endSelectedPriceRules } from "#domain/pricing/price-rule/end-selected-price-rules.ts";
import { findPriceRulesOf } from "#domain/pricing/price-rule/find-price-rules-of.ts";
import type { SaleOwner } from "#domain/pricing/price-rule/price-rule.ts";
import type { ChangePriceRuleInput, NewPriceRulesInput } from "#domain/pricing/price-rule/price-rule.input.ts";
import { getSaleOwner } from "#domain/pricing/price-rule/sale-owner.ts";
import { findCouponProducts } from "#domain/pricing/coupon-admin/find-coupon-products.ts";
import { ADMIN_PRICE_RULE_LIST, SHOP_PRICE_RULE_LIST } from "#shared/list/sale-lists.ts";
import { toWire } from "#shared/wire.ts";
import { refuse, type ApiContext } from "./answer.ts";
import { presentBulk } from "./bulk.ts";
import { listQueryOf, pagedList } from "./paged.ts";

type Side = SaleOwner["kind"];

const CALLS: Record<Side, string> = { shop: "seller/price-rules", operator: "admin/price-rules" };

/** Shop and operator set prices by the same actions; which of them the caller is, is checked each time. */
export async function listPriceRules(c: ApiContext, side: Side) {
  const owner = await getSaleOwner(c.var.ctx, side);
  if (!owner.ok) return refuse(c, owner.failure);
  const query = listQueryOf(c, side === "shop" ? SHOP_PRICE_RULE_LIST : ADMIN_PRICE_RULE_LIST);
  const found = await findPriceRulesOf(c.var.ctx, owner.value, query);
  return c.json({ price_rules: pagedList(c, CALLS[side], found) }, 200);
}

export async function listSaleProducts(c: ApiContext, side: Side, typed: string) {
  const owner = await getSaleOwner(c.var.ctx, side);
  if (!owner.ok) return refuse(c, owner.failure);
  return c.json({ products: toWire(await findCouponProducts(c.var.ctx, owner.value, typed)) }, 200);
}

export async function takePriceRules(c: ApiContext, side: Side, input: NewPriceRulesInput) {
  const { ctx } = c.var;
  const owner = await getSaleOwner(ctx, side);
  if (!owner.ok) return refuse(c, owner.failure);
  const created = await createPriceRules(ctx, owner.value, input);
  if (!created.ok) return refuse(c, created.failure);
  const count = created.value.length;
  const success = input.dry_run ? "" : ctx.t("Prices set: {count}", { count });
  return c.json({ success, prices: toWire(created.value) }, 200);
}

export async function takePriceRuleChange(c: ApiContext, side: Side, id: number, input: ChangePriceRuleInput) {
  const { ctx } = c.var;
  const owner = await getSaleOwner(ctx, side);
  if (!owner.ok) return refuse(c, owner.failure);
  const changed = await changePriceRule(ctx, owner.value, id, input);
  return changed.ok ? c.json({ success: ctx.t("Price saved") }, 200) : refuse(c, changed.failure);
}

export async function takePriceRulesEnd(c: ApiContext, side: Side, input: BulkInput<"end">) {
  const owner = await getSaleOwner(c.var.ctx, side);
  if (!owner.ok) return refuse(c, owner.failure);
  return c.json(presentBulk(c, await endSelectedPriceRules(c.var.ctx, owner.value, input)), 200);
}
