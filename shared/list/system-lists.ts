import { ID_PATTERN, type ListDefinition } from "./list.ts";

/** The outbox of mails. */
export const MAIL_LIST = {
  sorts: ["created", "sent"],
  defaultSort: { column: "created", isDescending: true },
  filters: {
    state: { kind: "choice", choices: ["failed", "waiting", "sent"] },
    template: { kind: "choice", pattern: /^[a-z-]{1,40}$/ },
    recipient: { kind: "text", operators: ["contains", "is"] },
    created: { kind: "day" },
  },
} as const satisfies ListDefinition;

/** The audit log. `subject`: an order's code, or the id of a customer or a mail. */
export const AUDIT_LIST = {
  sorts: ["at"],
  defaultSort: { column: "at", isDescending: true },
  filters: {
    action: { kind: "choice", pattern: /^[a-z_]{1,30}\.[a-z_]{1,30}$/ },
    kind: { kind: "choice", pattern: /^[a-z_]{1,30}$/ },
    subject: { kind: "text", operators: ["is"] },
    actor: { kind: "choice", pattern: ID_PATTERN },
    at: { kind: "day" },
  },
} as const satisfies ListDefinition;
