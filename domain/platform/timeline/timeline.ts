import type { TimelineGroup } from "#shared/timeline-group.ts";

/** The page of a time line as requested; `group` null: everything. */
export type TimelineQuery = { group: TimelineGroup | null; page: number };

/**
 * What happened to a record. `word` says what: the kind of an activity, `axis:status` of an order, an audited action, the
 * template of an email, or an event.
 */
export type TimelineEntry = {
  id: string;
  at: string;
  source: "activity" | "order" | "parcel" | "message" | "mail" | "act" | "event";
  word: string;
  text: string;
  /** Empty if no one is named. */
  who: string;
  /** On whose behalf, if only that is known. */
  actor: "shopper" | "shop" | "operator" | "system" | "provider" | null;
};

export type Timeline = TimelineQuery & { entries: TimelineEntry[]; hasMore: boolean };

/** Events from a record's tables, besides its logs. */
export type TimelineEvent =
  | "product_created"
  | "product_saved"
  | "product_priced"
  | "product_proposed"
  | "product_published"
  | "product_imported"
  | "customer_registered"
  | "customer_email_confirmed"
  | "customer_phone_confirmed"
  | "customer_ordered"
  | "newsletter_joined"
  | "newsletter_left"
  | "shop_created"
  | "shop_applied";
