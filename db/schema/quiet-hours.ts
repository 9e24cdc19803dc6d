import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { extensionOf } from "../columns.ts";
import { sql } from "drizzle-orm";
import { customers } from "./customer.ts";

/** When a customer's browsers get no push messages: minutes of the day, in the customer's time zone. */
export const quietHours = pgTable(
  "quiet_hours",
  {
    customerId: extensionOf("customer_id", () => customers.id),
    fromMinute: integer("from_minute").notNull(),
    untilMinute: integer("until_minute").notNull(),
    timeZone: text("time_zone").notNull(),
  },
  (t) => [
    check("quiet_hours_minutes", sql`${t.fromMinute} between 0 and 1439 and ${t.untilMinute} between 0 and 1439`),
    check("quiet_hours_span", sql`${t.fromMinute} <> ${t.untilMinute}`),
  ],
);
