import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, extensionOf, id, instant, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { notifications } from "./notification.ts";

const PUSH_SERVICES = ["web_push", "fcm"] as const;

/** A browser that gets push messages for a customer, with the keys that encrypt them; or an app, by its token at Firebase. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    service: word("service", PUSH_SERVICES).notNull().default("web_push"),
    /** Of an app, its token. */
    endpoint: text("endpoint").notNull().unique(),
    /** Empty for an app. */
    publicKey: text("public_key").notNull(),
    authKey: text("auth_key").notNull(),
    userAgent: text("user_agent").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    check("push_subscriptions_service", isOneOf(t.service, PUSH_SERVICES)),
    index("push_subscriptions_customer").on(t.customerId),
  ],
);

/** Notifications that wait to be sent to the customer's browsers. */
export const duePushes = pgTable("due_pushes", {
  notificationId: extensionOf("notification_id", () => notifications.id),
  attempts: integer("attempts").notNull().default(0),
  /** Later than now in the customer's quiet hours. */
  dueAt: instant("due_at")
    .notNull()
    .default(sql`now()`),
});
