/** What staff can do; each has its words in `app/ui/admin/act-words.ts`. */
export const ACTS = [
  "order.confirm",
  "order.deliver",
  "order.cancel",
  "order.write",
  "order.export",
  "return.approve",
  "return.reject",
  "return.receive",
  "refund.make",
  "refund.retry",
  "payment.confirm",
  "payment.reject",
  "recharge.approve",
  "recharge.reject",
  "customer.look",
  "customer.sign_out",
  "mail.look",
  "mail.resend",
  "staff.add",
  "staff.invite",
  "staff.change",
  "staff.remove",
  "staff.withdraw",
  "staff.join",
] as const;

export type Act = (typeof ACTS)[number];

export const SUBJECT_KINDS = ["order", "return", "payment", "recharge", "customer", "mail", "staff"] as const;

/** What was acted on; `id`: its code where it has one. */
export type Subject = { kind: (typeof SUBJECT_KINDS)[number]; id: string | number };

/** What one should know of an act later: never a secret. */
export type ActDetails = Record<string, string | number | boolean | null | readonly string[]>;
