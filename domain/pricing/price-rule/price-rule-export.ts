import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { ADMIN_PRICE_RULE_LIST } from "#shared/list/sale-lists.ts";
import { toMajorUnits } from "#shared/money.ts";
import { type SaleOwner, stateOfRule } from "./price-rule.ts";
import { priceRuleReads } from "./price-rule.repository.ts";

export const PRICE_RULE_EXPORT = exportOf("price_rules", {
  definition: ADMIN_PRICE_RULE_LIST,
  permission: "campaigns.manage",
  right: "products.read",
  reads: (ctx, shopId) => priceRuleReads(ctx, ownerOf(shopId)),
  cells: (row, ctx) => ({
    id: row.id,
    kind: row.kind,
    state: stateOfRule(row.startsAt, row.endsAt, ctx.now()),
    product: row.name,
    sku: row.variantSku,
    shop: row.shopName,
    percent: row.percentBasisPoints === null ? null : row.percentBasisPoints / 100,
    amount: row.amount && toMajorUnits(row.amount),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
  }),
});

function ownerOf(shopId: number | null): SaleOwner {
  return shopId === null ? { kind: "operator", shopId } : { kind: "shop", shopId };
}
