import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id } from "../columns.ts";
import { countries } from "./country.ts";

export const taxClasses = pgTable("tax_classes", {
  code: text("code").primaryKey(),
  name: text("name").notNull(),
});

/** A country's tax rate on a class of goods; no row: no tax. */
export const taxRates = pgTable(
  "tax_rates",
  {
    id: id(),
    taxClassCode: text("tax_class_code")
      .notNull()
      .references(() => taxClasses.code),
    countryCode: text("country_code")
      .notNull()
      .references(() => countries.code),
    name: text("name").notNull(),
    rateBasisPoints: integer("rate_basis_points").notNull(),
  },
  (t) => [
    unique("tax_rates_class_country").on(t.taxClassCode, t.countryCode),
    index("tax_rates_country").on(t.countryCode),
    check("tax_rates_rate", sql`${t.rateBasisPoints} between 0 and 10000`),
  ],
);
