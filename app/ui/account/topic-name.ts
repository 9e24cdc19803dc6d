import type { SwitchedTopic } from "#domain/customers/notification/topic.ts";
import type { Translate } from "#shared/translate.ts";

export function topicName(t: Translate, topic: SwitchedTopic): string {
  const names: Record<SwitchedTopic, string> = {
    orders: t("Orders"),
    messages: t("Messages"),
    alerts: t("Alerts"),
    shops: t("Shops you follow"),
    news: t("Newsletter"),
  };
  return names[topic];
}
