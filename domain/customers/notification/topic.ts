/** The topics that customers can switch off, as notifications and as mails, in display order. */
export const TOPICS = ["orders", "messages", "alerts", "shops", "news"] as const;

export type SwitchedTopic = (typeof TOPICS)[number];

/** The topic of a notification or a mail; security cannot be switched off. */
export type Topic = SwitchedTopic | "security";

/** Which messages of a topic a customer receives. */
export type TopicChoice = { topic: SwitchedTopic; isNotified: boolean; isMailed: boolean };

/** The default choice: everything except mails about news, which require opt-in. */
export function usualChoice(topic: SwitchedTopic): TopicChoice {
  return { topic, isNotified: true, isMailed: topic !== "news" };
}
