import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { ADMIN_PRICE_RULE_LIST } from "#shared/list/sale-lists.ts";
import type { Context } from "../../context.ts";
import { endPriceRules } from "./change-price-rule.ts";
import type { SaleOwner } from "./price-rule.ts";
import { priceRuleReads } from "./price-rule.repository.ts";

/** Ends selected special prices and daily deals, one by one. */
export function endSelectedPriceRules(ctx: Context, owner: SaleOwner, input: BulkInput<"end">): Promise<BulkReport> {
  return runBulk(ctx, input, {
    definition: ADMIN_PRICE_RULE_LIST,
    reads: priceRuleReads(ctx, owner),
    label: ({ name }) => name,
    change: (inside, { id }) => endPriceRules(inside, owner, [id]),
  });
}
