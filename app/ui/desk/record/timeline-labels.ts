import type { TimelineEntry, TimelineEvent } from "#domain/platform/timeline/timeline.ts";
import type { FulfilmentStatus, OrderPaymentStatus } from "#domain/orders/order/order.ts";
import { neverHappens } from "#shared/result.ts";
import type { TimelineGroup } from "#shared/timeline-group.ts";
import type { Translate } from "#shared/translate.ts";
import { actionName } from "../../admin/action-labels.ts";
import { fulfilmentName, paymentName } from "../../order/status-name.ts";

export function groupName(group: TimelineGroup | null, t: Translate): string {
  switch (group) {
    case "notes":
      return t("Notes");
    case "changes":
      return t("Changes");
    case "messages":
      return t("Messages");
    default:
      return t("All");
  }
}

/** The label of an entry, before its text. */
export function entrySentence({ source, word }: Pick<TimelineEntry, "source" | "word">, t: Translate): string {
  switch (source) {
    case "activity":
      return ACTIVITIES[word]?.(t) ?? word;
    case "order":
      return orderSentence(word, t);
    case "parcel":
      return PARCELS[word]?.(t) ?? word;
    case "message":
      return t("Message");
    case "mail":
      return t("Email");
    case "act":
      return actionName(word, t);
    case "event":
      return EVENT_LABELS[word as TimelineEvent](t);
    default:
      return neverHappens(source);
  }
}

const ACTIVITIES: Readonly<Record<string, (t: Translate) => string>> = {
  note: (t) => t("Note"),
  tag_added: (t) => t("Tag added"),
  tag_removed: (t) => t("Tag removed"),
  file_added: (t) => t("File attached"),
  file_removed: (t) => t("File removed"),
};

const PARCELS: Readonly<Record<string, (t: Translate) => string>> = {
  packed: (t) => t("Shipment packed"),
  handed_over: (t) => t("Shipment handed over"),
  lost: (t) => t("Shipment lost"),
  returned: (t) => t("Shipment came back"),
};

const EVENT_LABELS: Record<TimelineEvent, (t: Translate) => string> = {
  product_created: (t) => t("Product created"),
  product_saved: (t) => t("Product changed"),
  product_priced: (t) => t("Product and prices changed"),
  product_proposed: (t) => t("Changes sent for approval"),
  product_published: (t) => t("Product published"),
  product_imported: (t) => t("Products imported from a file"),
  customer_registered: (t) => t("Account created"),
  customer_email_confirmed: (t) => t("Email confirmed"),
  customer_phone_confirmed: (t) => t("Phone number confirmed"),
  customer_ordered: (t) => t("Order placed"),
  newsletter_joined: (t) => t("Subscribed to the newsletter"),
  newsletter_left: (t) => t("Unsubscribed from the newsletter"),
  shop_created: (t) => t("Shop created"),
  shop_applied: (t) => t("Application sent"),
};

/** `word`: what of the order has changed, a colon and to what. */
function orderSentence(word: string, t: Translate): string {
  const [axis, status = ""] = word.split(":");
  switch (axis) {
    case "fulfilment":
      return fulfilmentName(status as FulfilmentStatus, t);
    case "payment":
      return paymentName(status as OrderPaymentStatus, t);
    case "address":
      return t("Delivery address changed");
    default:
      return t("Return: {state}", { state: status });
  }
}
