import { ID_PATTERN, type ListDefinition } from "./list.ts";

const STATUSES = ["pending", "published", "hidden"] as const;
const STARS = ["5", "4", "3", "2", "1"] as const;
const NEWEST_FIRST = { column: "written", isDescending: true };

const OF_REVIEW = {
  status: { kind: "choice", choices: STATUSES },
  stars: { kind: "choice", choices: STARS },
  work: { kind: "choice", choices: ["unanswered", "reported"], operators: ["is"] },
  with: { kind: "choice", choices: ["pictures", "purchase"], operators: ["is"] },
  product: { kind: "text", operators: ["contains"] },
  written: { kind: "day" },
} as const satisfies ListDefinition["filters"];

/** The reviews of one shop. */
export const SHOP_REVIEW_LIST = {
  sorts: ["written", "stars", "helpful"],
  defaultSort: NEWEST_FIRST,
  filters: OF_REVIEW,
} as const satisfies ListDefinition;

/** The reviews of all shops, for the operator. */
export const ADMIN_REVIEW_LIST = {
  sorts: ["written", "stars", "helpful"],
  defaultSort: NEWEST_FIRST,
  filters: { ...OF_REVIEW, shop: { kind: "choice", pattern: ID_PATTERN } },
} as const satisfies ListDefinition;
