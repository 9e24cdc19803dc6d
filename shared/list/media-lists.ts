import { ID_PATTERN, type ListDefinition } from "./list.ts";

/** The uploaded images of one shop. `used`: whether anything shows it. */
export const SHOP_MEDIA_LIST = {
  sorts: ["added", "name", "size"],
  defaultSort: { column: "added", isDescending: true },
  filters: {
    used: { kind: "choice", choices: ["yes", "no"], operators: ["is"] },
    alt: { kind: "choice", choices: ["missing", "present"], operators: ["is"] },
    added: { kind: "day" },
  },
} as const satisfies ListDefinition;

/** Those of all shops and of the operator. */
export const ADMIN_MEDIA_LIST = {
  ...SHOP_MEDIA_LIST,
  filters: { ...SHOP_MEDIA_LIST.filters, shop: { kind: "choice", pattern: ID_PATTERN, isNullable: true } },
} as const satisfies ListDefinition;

export const MEDIA_ACTIONS = ["delete"] as const;
