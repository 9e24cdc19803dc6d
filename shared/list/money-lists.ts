import type { ListDefinition } from "./list.ts";

/** Bank transfers for purchases, for the operator. */
export const TRANSFER_LIST = {
  sorts: ["started", "amount"],
  defaultSort: { column: "started", isDescending: true },
  filters: {
    state: {
      kind: "choice",
      choices: ["submitted", "waiting", "paid", "rejected", "returned", "ended"],
      operators: ["is"],
    },
    started: { kind: "day" },
    email: { kind: "text", operators: ["contains", "is"] },
  },
} as const satisfies ListDefinition;

/** Transfers into wallets, for the operator. */
export const RECHARGE_LIST = {
  sorts: ["started", "amount"],
  defaultSort: { column: "started", isDescending: true },
  filters: {
    status: { kind: "choice", choices: ["pending", "approved", "rejected"], operators: ["is"] },
    started: { kind: "day" },
    email: { kind: "text", operators: ["contains", "is"] },
  },
} as const satisfies ListDefinition;

/** Gift vouchers, for the operator. */
export const VOUCHER_LIST = {
  sorts: ["bought", "amount", "remaining"],
  defaultSort: { column: "bought", isDescending: true },
  filters: {
    state: {
      kind: "choice",
      choices: ["pending", "scheduled", "active", "used", "expired", "void", "frozen"],
      operators: ["is"],
    },
    bought: { kind: "day" },
    recipient: { kind: "text", operators: ["contains", "is"] },
  },
} as const satisfies ListDefinition;

/** Refunds that staff process. `transfer`: by bank transfer; `refused`: a provider has declined it too often. */
export const DUE_REFUND_LIST = {
  sorts: ["since", "amount"],
  defaultSort: { column: "since", isDescending: false },
  filters: {
    kind: { kind: "choice", choices: ["transfer", "refused"], operators: ["is"] },
    since: { kind: "day" },
    email: { kind: "text", operators: ["contains", "is"] },
  },
} as const satisfies ListDefinition;
