export const ALERT_KINDS = ["back_in_stock", "price_drop"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** An alert whose moment has come; who asked for it reads in `languageCode` and counts in `currencyCode`. */
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
