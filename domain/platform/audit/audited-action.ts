/** The audited actions of staff; their texts are in `app/ui/admin/act-words.ts`. */
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
  "payment.settings",
  "recharge.approve",
  "recharge.reject",
  "voucher.void",
  "voucher.resend",
  "coupon.create",
  "coupon.change",
  "coupon.end",
  "shipping.change",
  "shipping.remove",
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
  "tax.class_add",
  "tax.class_rename",
  "tax.class_remove",
  "tax.rates",
  "tax.way",
  "currency.change",
  "currency.accept",
  "commission.set",
  "commission.remove",
  "reward.set",
  "reward.remove",
  "reward.rate",
] as const;

export type Action = (typeof ACTS)[number];

export const SUBJECT_KINDS = [
  "order",
  "return",
  "payment",
  "recharge",
  "voucher",
  "coupon",
  "shipping",
  "customer",
  "mail",
  "staff",
  "tax",
  "currency",
  "commission",
  "reward",
] as const;

/** The subject of an action; `id`: its code if it has one. */
export type Subject = { kind: (typeof SUBJECT_KINDS)[number]; id: string | number };

/** Details of an action for later reference: never a secret. */
export type ActDetails = Record<string, string | number | boolean | null | readonly string[]>;
