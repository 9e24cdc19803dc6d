import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, partOf } from "../columns.ts";
import { customers } from "./customer.ts";

/** Devices that a customer has signed in from: a hash of browser, system and wider network. */
export const customerDevices = pgTable(
  "customer_devices",
  {
    customerId: partOf("customer_id", () => customers.id),
    deviceKey: text("device_key").notNull(),
    firstSeenAt: instant("first_seen_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.deviceKey] })],
);
