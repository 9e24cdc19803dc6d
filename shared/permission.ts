/** The permissions of staff, granted one by one; `*` is everything, and is what the first operator has. */
export const PERMISSIONS = [
  "orders.read",
  "orders.write",
  "returns.decide",
  "refunds.write",
  "payments.confirm",
  "payments.settings",
  "payouts.manage",
  "affiliates.manage",
  "vouchers.manage",
  "shops.manage",
  "catalog.manage",
  "reviews.moderate",
  "coupons.manage",
  "campaigns.manage",
  "shipping.manage",
  "customers.read",
  "mails.read",
  "staff.manage",
  "audit.read",
  "rules.write",
  "settings.manage",
  "backups.manage",
  "content.manage",
  "messages.manage",
  "newsletter.manage",
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const EVERYTHING = "*";

export function allows(permissions: readonly string[], permission: Permission): boolean {
  return permissions.includes(EVERYTHING) || permissions.includes(permission);
}

export function isPermission(text: string): text is Permission {
  return (PERMISSIONS as readonly string[]).includes(text);
}
