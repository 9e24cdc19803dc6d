export const ALERT_KINDS = ["back_in_stock", "price_drop"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** An alert that is due; `languageCode` and `currencyCode` are the recipient's. */
export type DueAlert = {
  id: number;
  kind: AlertKind;
  customerId: number | null;
  email: string;
  slug: string;
  variantId: number;
  languageCode: string;
  currencyCode: string;
};
