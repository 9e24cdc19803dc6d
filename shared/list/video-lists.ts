import { ID_PATTERN, type ListDefinition } from "./list.ts";

const OF_VIDEO = {
  state: { kind: "choice", choices: ["draft", "scheduled", "published", "hidden"], operators: ["is"] },
  kind: { kind: "choice", choices: ["file", "youtube", "vimeo"] },
  published: { kind: "day" },
} as const satisfies ListDefinition["filters"];

/** The videos of one shop. `hidden`: taken down by the operator. */
export const SHOP_VIDEO_LIST = {
  sorts: ["created", "published", "title"],
  defaultSort: { column: "created", isDescending: true },
  filters: OF_VIDEO,
} as const satisfies ListDefinition;

/** The videos of all shops, for the operator. */
export const ADMIN_VIDEO_LIST = {
  sorts: ["created", "published", "title"],
  defaultSort: { column: "created", isDescending: true },
  filters: { ...OF_VIDEO, shop: { kind: "choice", pattern: ID_PATTERN } },
} as const satisfies ListDefinition;
