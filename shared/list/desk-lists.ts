import { ID_PATTERN, type ListDefinition } from "./list.ts";

type Filters = ListDefinition["filters"];

/** `sort`: the usual order; `-` before it: descending. */
function listOf<const Given extends Filters>(sort: string, sorts: readonly string[], filters: Given, prefix?: string) {
  const isDescending = sort.startsWith("-");
  const defaultSort = { column: isDescending ? sort.slice(1) : sort, isDescending };
  return { sorts, defaultSort, filters, ...(prefix !== undefined && { prefix }) } satisfies ListDefinition;
}

const LANGUAGE_PATTERN = /^[a-z]{2,3}(-[A-Z]{2})?$/;
const oneOf = <const Choices extends readonly string[]>(...choices: Choices) => ({ kind: "choice", choices }) as const;
const DAY = { kind: "day" } as const;
const NUMBER = { kind: "number" } as const;

// What products are described with.
const USE = { use: oneOf("used", "unused"), uses: NUMBER } as const;
export const TERM_LIST = listOf("name", ["name", "uses"], USE);

/** The values of all attributes. */
export const VALUE_LIST = listOf("name", ["name", "attribute", "uses"], {
  attribute: { kind: "choice", pattern: ID_PATTERN },
  ...USE,
});
export const TEMPLATE_LIST = listOf("name", ["name", "rows", "uses"], {
  category: { kind: "choice", pattern: ID_PATTERN, isNullable: true },
  ...USE,
});

// Content.
export const PAGE_LIST = listOf("title", ["title", "address", "updated"], {
  state: oneOf("published", "draft"),
  law: oneOf("yes", "no"),
  updated: DAY,
});
export const LANGUAGE_LIST = listOf("name", ["name", "progress"], { state: oneOf("on", "off") });
export const SYNONYM_LIST = listOf("words", ["words", "language", "count"], {
  language: { kind: "choice", pattern: LANGUAGE_PATTERN },
});
export const LETTER_LIST = listOf(
  "-created",
  ["subject", "created", "recipients"],
  { state: oneOf("draft", "sending", "sent"), audience: oneOf("everyone", "customers", "others"), created: DAY },
  "letters",
);
export const ANNOUNCEMENT_LIST = listOf("-due", ["title", "due", "recipients"], {
  state: oneOf("scheduled", "sent", "canceled"),
  audience: oneOf("everyone", "buyers", "sellers"),
  due: DAY,
});
export const MESSAGE_REPORT_LIST = listOf("-created", ["created", "shop"], {
  state: oneOf("open", "dismissed", "closed"),
  reason: oneOf("spam", "offensive", "fraud", "off_platform", "other"),
  side: oneOf("shopper", "shop"),
  created: DAY,
});

// People and shops.
export const STAFF_LIST = listOf("name", ["name", "email", "since"], {
  state: oneOf("member", "invited"),
  permission: { kind: "choice", pattern: /^[a-z_.*]{1,40}$/ },
});
export const TEAM_LIST = listOf("name", ["name", "email", "seen"], {
  state: oneOf("member", "invited"),
  role: oneOf("owner", "orders", "products", "finance", "read"),
});
export const APPLICATION_LIST = listOf("-submitted", ["shop", "submitted"], {
  status: oneOf("submitted", "questioned", "approved", "rejected"),
  type: oneOf("individual", "business"),
  submitted: DAY,
});
export const AFFILIATE_LIST = listOf("-applied", ["name", "applied", "clicks", "orders", "earned"], {
  status: oneOf("applied", "approved", "suspended", "rejected"),
  rate: oneOf("own", "usual"),
  applied: DAY,
});
export const CONVERSATION_LIST = listOf("-unread", ["unread", "at", "name"], { state: oneOf("unread"), at: DAY });
export const OPEN_CAMPAIGN_LIST = listOf("starts", ["title", "starts", "ends"], {
  state: oneOf("upcoming", "running"),
  kind: oneOf("flash", "campaign"),
});

// Money.
export const CURRENCY_LIST = listOf("code", ["code", "name", "rate", "changed"], {
  state: oneOf("available", "off"),
  source: oneOf("automatic", "manual"),
});
export const TAXED_COUNTRY_LIST = listOf("country", ["country", "name"], {}, "countries");
export const COMMISSION_LIST = listOf("name", ["name", "percent", "products"], {
  target: oneOf("default", "category", "shop"),
});
export const REWARD_LIST = listOf(
  "name",
  ["name", "points", "products"],
  { target: oneOf("default", "shop", "category", "product") },
  "points",
);
export const PAYOUT_LIST = listOf("-requested", ["requested", "amount"], {
  status: oneOf("requested", "approved", "paid", "rejected", "canceled", "failed"),
  method: oneOf("bank", "provider"),
  owner: oneOf("shop", "affiliate"),
  run: NUMBER,
  requested: DAY,
});
export const SHOP_PAYOUT_LIST = { ...PAYOUT_LIST, prefix: "payouts" } as const;
export const SHOP_BALANCE_LIST = listOf(
  "name",
  ["name", "available", "pending", "held", "negative"],
  { schedule: oneOf("manual", "weekly", "monthly"), available: NUMBER },
  "shops",
);
export const STATEMENT_LIST = listOf(
  "-month",
  ["month", "shop", "sales", "payouts", "closing"],
  { month: DAY },
  "statements",
);
export const EARNING_LIST = listOf("-at", ["at"], {
  state: { ...oneOf("pending", "booked", "reversed"), operators: ["is"] },
  at: DAY,
});
export const EXPORT_RUN_LIST = listOf("-started", ["started", "rows"], {
  state: oneOf("queued", "running", "done", "failed"),
  format: oneOf("csv", "json"),
});
