import type { SwitchedTopic } from "#domain/customers/notification/topic.ts";
import type { Translate } from "#shared/translate.ts";

export function topicName(t: Translate, topic: SwitchedTopic): string {
  switch (topic) {
    case "orders":
      return t("Orders");
    case "messages":
      return t("Messages");
    case "alerts":
      return t("Alerts");
    case "shops":
      return t("Shops you follow");
    case "news":
      return t("Newsletter");
  }
}
