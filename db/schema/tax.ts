import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
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

/** The last answer of the register about a VAT number, reused for some hours. */
export const vatChecks = pgTable(
  "vat_checks",
  {
    number: text("number").primaryKey(),
    isValid: boolean("is_valid").notNull(),
    /** The register's reference to its answer, as proof. */
    reference: text("reference").notNull().default(""),
    checkedAt: instant("checked_at").notNull(),
  },
  (t) => [index("vat_checks_checked").on(t.checkedAt)],
);
