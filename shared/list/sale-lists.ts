import { ID_PATTERN, type ListDefinition } from "./list.ts";

/** Special prices and daily deals of one shop. */
export const SHOP_PRICE_RULE_LIST = {
  sorts: ["starts", "ends", "product"],
  defaultSort: { column: "starts", isDescending: true },
  filters: {
    kind: { kind: "choice", choices: ["special", "daily_deal"], operators: ["is"] },
    state: { kind: "choice", choices: ["running", "upcoming", "ended"], operators: ["is"] },
    starts: { kind: "day" },
    ends: { kind: "day", isNullable: true },
  },
} as const satisfies ListDefinition;

/** Those of all shops, for the operator. */
export const ADMIN_PRICE_RULE_LIST = {
  ...SHOP_PRICE_RULE_LIST,
  filters: { ...SHOP_PRICE_RULE_LIST.filters, shop: { kind: "choice", pattern: ID_PATTERN } },
} as const satisfies ListDefinition;

/** The campaigns, including drafts. */
export const CAMPAIGN_LIST = {
  sorts: ["starts", "ends", "title"],
  defaultSort: { column: "starts", isDescending: true },
  filters: {
    state: { kind: "choice", choices: ["draft", "upcoming", "running", "over"], operators: ["is"] },
    flash: { kind: "choice", choices: ["yes", "no"], operators: ["is"] },
    starts: { kind: "day" },
    ends: { kind: "day" },
  },
} as const satisfies ListDefinition;
