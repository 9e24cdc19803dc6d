import { RETURN_REASONS, RETURN_STATES } from "../return-choices.ts";
import { ID_PATTERN, type ListDefinition } from "./list.ts";

/** The returns of one shop. `state`: what has to be done. */
export const SHOP_RETURN_LIST = {
  sorts: ["requested", "status"],
  defaultSort: { column: "requested", isDescending: true },
  filters: {
    state: { kind: "choice", choices: RETURN_STATES, operators: ["is"] },
    reason: { kind: "choice", choices: RETURN_REASONS },
    product: { kind: "text", operators: ["contains"] },
    requested: { kind: "day" },
  },
} as const satisfies ListDefinition;

/** The returns of all shops, for the operator. */
export const ADMIN_RETURN_LIST = {
  ...SHOP_RETURN_LIST,
  filters: { ...SHOP_RETURN_LIST.filters, shop: { kind: "choice", pattern: ID_PATTERN } },
} as const satisfies ListDefinition;
