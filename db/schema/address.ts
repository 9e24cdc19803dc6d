import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { codeOf, createdAt, id, partOf } from "../columns.ts";
import { countries } from "./country.ts";
import { customers } from "./customer.ts";

/** The parts of a postal address, as typed; a purchase has its own copy of them. */
export const postalAddress = () => ({
  name: text("name").notNull(),
  phone: text("phone").notNull().default(""),
  line1: text("line1").notNull(),
  line2: text("line2").notNull().default(""),
  city: text("city").notNull(),
  state: text("state").notNull().default(""),
  postalCode: text("postal_code").notNull().default(""),
  countryCode: codeOf("country_code", () => countries.code),
});

export const addresses = pgTable(
  "addresses",
  {
    id: id(),
    customerId: partOf("customer_id", () => customers.id),
    ...postalAddress(),
    isDefaultShipping: boolean("is_default_shipping").notNull().default(false),
    isDefaultBilling: boolean("is_default_billing").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index("addresses_customer").on(t.customerId),
    uniqueIndex("addresses_one_default_shipping")
      .on(t.customerId)
      .where(sql`is_default_shipping`),
    uniqueIndex("addresses_one_default_billing")
      .on(t.customerId)
      .where(sql`is_default_billing`),
  ],
);
