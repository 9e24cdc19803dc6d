import { boolean, check, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";

const TOPICS = ["orders", "messages", "alerts", "shops", "news"] as const;

/** Which topics a customer is notified about, and how. A topic without a row has its default. */
export const customerTopics = pgTable(
  "customer_topics",
  {
    customerId: partOf("customer_id", () => customers.id),
    topic: word("topic", TOPICS).notNull(),
    isNotified: boolean("is_notified").notNull(),
    isMailed: boolean("is_mailed").notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.topic] }), check("customer_topics_topic", isOneOf(t.topic, TOPICS))],
);
