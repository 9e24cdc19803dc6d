import type { Translate } from "./translate.ts";

/** What a message of the contact form is about. */
export const CONTACT_TOPICS = ["order", "return", "product", "payment", "selling", "other"] as const;

export function contactTopicName(topic: (typeof CONTACT_TOPICS)[number], t: Translate): string {
  switch (topic) {
    case "order":
      return t("An order");
    case "return":
      return t("A return or refund");
    case "product":
      return t("A product");
    case "payment":
      return t("A payment");
    case "selling":
      return t("Selling with us");
    case "other":
      return t("Something else");
  }
}
