/** What customers can switch off, each as a notification and as a mail, in the order in which it is shown. */
export const TOPICS = ["orders", "messages", "alerts", "shops", "news"] as const;

export type SwitchedTopic = (typeof TOPICS)[number];

/** What a notification or a mail is about; what keeps an account safe always arrives. */
export type Topic = SwitchedTopic | "security";

/** How a customer hears of a topic. */
export type TopicChoice = { topic: SwitchedTopic; isNotified: boolean; isMailed: boolean };

/** As long as nothing else was chosen: everything but news by mail, which has to be asked for. */
export function usualChoice(topic: SwitchedTopic): TopicChoice {
  return { topic, isNotified: true, isMailed: topic !== "news" };
}
