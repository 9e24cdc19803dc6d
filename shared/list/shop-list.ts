import type { ListDefinition } from "./list.ts";
import { TAG_FILTER } from "./tag-filter.ts";

/** The shops, for the operator. `late`: the share of their sent orders that left later than promised, in percent. */
export const ADMIN_SHOP_LIST = {
  sorts: ["name", "joined", "products", "rating", "orders", "sales", "late"],
  defaultSort: { column: "joined", isDescending: true },
  filters: {
    status: { kind: "choice", choices: ["pending", "approved", "rejected", "suspended", "closed"] },
    rating: { kind: "number", operators: ["between"] },
    joined: { kind: "day" },
    tag: TAG_FILTER,
  },
} as const satisfies ListDefinition;
