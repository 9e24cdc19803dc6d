import { INVENTORY_FILTERS } from "../inventory-choices.ts";
import { ID_PATTERN, type ListDefinition } from "./list.ts";

/** Variants with their stock. `code`: exactly this SKU or barcode, as a scanner sends it. */
export const STOCK_LIST = {
  sorts: ["product", "available", "on_hand", "sku"],
  defaultSort: { column: "product", isDescending: false },
  filters: {
    state: { kind: "choice", choices: INVENTORY_FILTERS, operators: ["is"] },
    available: { kind: "number", operators: ["between", "is"] },
    on_hand: { kind: "number", operators: ["between", "is"] },
    active: { kind: "choice", choices: ["yes", "no"], operators: ["is"] },
    /** Offered to the operator. */
    shop: { kind: "choice", pattern: ID_PATTERN },
    code: { kind: "text", operators: ["is"] },
  },
} as const satisfies ListDefinition;
