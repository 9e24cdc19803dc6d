import type { ListDefinition } from "./list.ts";

/** The posts of the blog. `state`: draft, scheduled or published. */
export const BLOG_POST_LIST = {
  sorts: ["published", "updated", "title"],
  defaultSort: { column: "updated", isDescending: true },
  filters: {
    state: { kind: "choice", choices: ["draft", "scheduled", "published"], operators: ["is"] },
    published: { kind: "day" },
  },
} as const satisfies ListDefinition;

/** The comments and replies on posts. */
export const BLOG_COMMENT_LIST = {
  sorts: ["created"],
  defaultSort: { column: "created", isDescending: true },
  filters: {
    status: { kind: "choice", choices: ["pending", "published", "hidden"] },
    created: { kind: "day" },
  },
} as const satisfies ListDefinition;

/** The messages of the contact form. */
export const CONTACT_LIST = {
  sorts: ["created"],
  defaultSort: { column: "created", isDescending: true },
  filters: {
    state: { kind: "choice", choices: ["open", "answered", "closed"] },
    topic: { kind: "choice", choices: ["order", "return", "product", "payment", "selling", "other"] },
    created: { kind: "day" },
  },
} as const satisfies ListDefinition;

/** The subscribers of the newsletter. */
export const SUBSCRIBER_LIST = {
  sorts: ["created"],
  defaultSort: { column: "created", isDescending: true },
  filters: {
    state: { kind: "choice", choices: ["waiting", "confirmed", "unsubscribed"], operators: ["is"] },
    source: { kind: "choice", choices: ["form", "import"] },
    language: { kind: "choice", pattern: /^[a-z]{2,3}(-[A-Z]{2})?$/ },
    created: { kind: "day" },
  },
} as const satisfies ListDefinition;

/** What the operator has set for searches of a term. */
export const SEARCH_RULE_KINDS = ["redirect", "boost", "stop_word"] as const;
export const SEARCH_RULE_LIST = {
  sorts: ["term", "added"],
  defaultSort: { column: "term", isDescending: false },
  filters: {
    kind: { kind: "choice", choices: SEARCH_RULE_KINDS },
    language: { kind: "choice", pattern: /^[a-z]{2,3}(-[A-Z]{2})?$/ },
  },
} as const satisfies ListDefinition;

/** Searches without results. `uses`: how often. */
export const SEARCH_MISS_LIST = {
  sorts: ["uses", "last"],
  defaultSort: { column: "uses", isDescending: true },
  filters: {
    language: { kind: "choice", pattern: /^[a-z]{2,3}(-[A-Z]{2})?$/ },
    last: { kind: "day" },
  },
} as const satisfies ListDefinition;
