import { ID_PATTERN, type ListDefinition } from "./list.ts";

const STATUSES = ["pending", "published", "hidden"] as const;
const NEWEST_FIRST = { column: "written", isDescending: true };

const OF_QUESTION = {
  status: { kind: "choice", choices: STATUSES },
  work: { kind: "choice", choices: ["unanswered", "reported"], operators: ["is"] },
  product: { kind: "text", operators: ["contains"] },
  written: { kind: "day" },
} as const satisfies ListDefinition["filters"];

/** The questions about the products of one shop. */
export const SHOP_QUESTION_LIST = {
  sorts: ["written", "votes"],
  defaultSort: NEWEST_FIRST,
  filters: OF_QUESTION,
} as const satisfies ListDefinition;

/** The questions of all shops, for the operator. */
export const ADMIN_QUESTION_LIST = {
  sorts: ["written", "votes"],
  defaultSort: NEWEST_FIRST,
  filters: { ...OF_QUESTION, shop: { kind: "choice", pattern: ID_PATTERN } },
} as const satisfies ListDefinition;
