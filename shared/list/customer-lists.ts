import type { ListDefinition } from "./list.ts";
import { TAG_FILTER } from "./tag-filter.ts";

/** All accounts, for the operator. */
export const CUSTOMER_LIST = {
  sorts: ["created", "name", "orders"],
  defaultSort: { column: "created", isDescending: true },
  filters: {
    confirmed: { kind: "choice", choices: ["yes", "no"], operators: ["is"] },
    staff: { kind: "choice", choices: ["yes", "no"], operators: ["is"] },
    orders: { kind: "number", operators: ["between", "is"] },
    email: { kind: "text", operators: ["contains", "is"] },
    phone: { kind: "text", operators: ["contains"], isNullable: true },
    language: { kind: "choice", pattern: /^[a-z]{2}$/, isNullable: true },
    created: { kind: "day" },
    tag: TAG_FILTER,
  },
} as const satisfies ListDefinition;
