import { PRODUCT_FILTERS } from "../product-choices.ts";
import { ID_PATTERN, type ListDefinition } from "./list.ts";
import { TAG_FILTER } from "./tag-filter.ts";

const SORTS = ["updated", "created", "name", "price", "stock", "sales", "views"];
const LAST_CHANGED_FIRST = { column: "updated", isDescending: true };

const OF_PRODUCT = {
  state: { kind: "choice", choices: PRODUCT_FILTERS, operators: ["is"] },
  /** With the categories below it. */
  category: { kind: "choice", pattern: ID_PATTERN, operators: ["is"] },
  brand: { kind: "choice", pattern: ID_PATTERN, isNullable: true },
  /** The catalog's tags, which shoppers see. */
  tag: { kind: "text", operators: ["is", "not"] },
  internal_tag: TAG_FILTER,
  price: { kind: "number", operators: ["between", "is"] },
  stock: { kind: "number", operators: ["between", "is"] },
  picture: { kind: "choice", choices: ["missing", "present"], operators: ["is"] },
  /** Languages into which it is not translated. */
  untranslated: { kind: "choice", pattern: /^[a-z]{2}$/, operators: ["is"] },
  updated: { kind: "day" },
} as const satisfies ListDefinition["filters"];

/** The products of one shop. Without `state`: all but archived ones. */
export const SHOP_PRODUCT_LIST = {
  sorts: SORTS,
  defaultSort: LAST_CHANGED_FIRST,
  filters: OF_PRODUCT,
} as const satisfies ListDefinition;

/** The products of all shops, for the operator. */
export const ADMIN_PRODUCT_LIST = {
  sorts: SORTS,
  defaultSort: LAST_CHANGED_FIRST,
  filters: { ...OF_PRODUCT, shop: { kind: "choice", pattern: ID_PATTERN } },
} as const satisfies ListDefinition;
