import { ID_PATTERN, type ListDefinition } from "./list.ts";
import { TAG_FILTER } from "./tag-filter.ts";

const FULFILMENTS = ["pending", "confirmed", "picked_up", "on_the_way", "delivered", "canceled"] as const;
const PAYMENTS = ["unpaid", "paid", "partly_refunded", "refunded"] as const;
const COUNTRY_PATTERN = /^[A-Z]{2}$/;
const METHOD_PATTERN = /^[a-z_]{1,40}$/;

const OF_ORDER = {
  fulfilment: { kind: "choice", choices: FULFILMENTS },
  payment: { kind: "choice", choices: PAYMENTS },
  method: { kind: "choice", pattern: METHOD_PATTERN },
  country: { kind: "choice", pattern: COUNTRY_PATTERN },
  placed: { kind: "day" },
  email: { kind: "text", operators: ["contains", "is"] },
  product: { kind: "text", operators: ["contains"] },
  tracking: { kind: "text", operators: ["contains"], isNullable: true },
  tag: TAG_FILTER,
} as const satisfies ListDefinition["filters"];

const SORTS = ["placed", "total"];
const NEWEST_FIRST = { column: "placed", isDescending: true };

/** All orders, for the operator. `work`: what needs attention. */
export const ADMIN_ORDER_LIST = {
  sorts: SORTS,
  defaultSort: NEWEST_FIRST,
  filters: {
    work: { kind: "choice", choices: ["to_ship", "awaiting_payment", "refund_stuck"], operators: ["is"] },
    ...OF_ORDER,
    shop: { kind: "choice", pattern: ID_PATTERN },
  },
} as const satisfies ListDefinition;

/** The orders of one shop. `state`: what the shop has to do next. */
export const SHOP_ORDER_LIST = {
  sorts: SORTS,
  defaultSort: NEWEST_FIRST,
  filters: {
    state: {
      kind: "choice",
      choices: ["all", "new", "to_send", "on_the_way", "delivered", "canceled", "unpaid"],
      operators: ["is"],
    },
    ...OF_ORDER,
  },
} as const satisfies ListDefinition;
