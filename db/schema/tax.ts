import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { codeOf, id, instant, isOneOf, minorUnits, word } from "../columns.ts";
import { categories } from "./category.ts";
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
    taxClassCode: codeOf("tax_class_code", () => taxClasses.code),
    countryCode: codeOf("country_code", () => countries.code),
    name: text("name").notNull(),
    rateBasisPoints: integer("rate_basis_points").notNull(),
  },
  (t) => [
    unique("tax_rates_class_country").on(t.taxClassCode, t.countryCode),
    index("tax_rates_country").on(t.countryCode),
    check("tax_rates_rate", sql`${t.rateBasisPoints} between 0 and 10000`),
  ],
);

/**
 * A rate that differs from its country's: in a state, for a category with all below it, for a class of goods or for
 * some time. An empty part means the whole of the wider area.
 */
export const taxExceptions = pgTable(
  "tax_exceptions",
  {
    id: id(),
    countryCode: codeOf("country_code", () => countries.code),
    state: text("state").notNull().default(""),
    categoryId: integer("category_id").references(() => categories.id, { onDelete: "cascade" }),
    taxClassCode: text("tax_class_code").references(() => taxClasses.code, { onDelete: "cascade" }),
    name: text("name").notNull(),
    rateBasisPoints: integer("rate_basis_points").notNull(),
    /** Applies from then until before the end; null: without a beginning or an end. */
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
  },
  (t) => [
    index("tax_exceptions_country").on(t.countryCode, t.id),
    index("tax_exceptions_category").on(t.categoryId),
    index("tax_exceptions_class").on(t.taxClassCode),
    check("tax_exceptions_rate", sql`${t.rateBasisPoints} between 0 and 10000`),
    check("tax_exceptions_interval", sql`${t.endsAt} > ${t.startsAt}`),
    check(
      "tax_exceptions_narrower",
      sql`${t.state} <> '' or ${t.categoryId} is not null or ${t.startsAt} is not null or ${t.endsAt} is not null`,
    ),
  ],
);

export const BELOW_REGISTRATION = ["none", "home"] as const;

/** The thresholds from which a country is taxed. */
export const taxThresholds = pgTable(
  "tax_thresholds",
  {
    countryCode: text("country_code")
      .primaryKey()
      .references(() => countries.code),
    /** An order whose goods are worth less is not taxed; null: every order is. In the base currency. */
    orderMinor: minorUnits("order_minor"),
    /** Sales of the year there, or of the year before, from which on it is taxed; null: from the first one on. */
    yearlyMinor: minorUnits("yearly_minor"),
    /** Until then: no tax, or that of the shop's own country. */
    below: word("below", BELOW_REGISTRATION).notNull().default("none"),
  },
  (t) => [
    check("tax_thresholds_below", isOneOf(t.below, BELOW_REGISTRATION)),
    check("tax_thresholds_amounts", sql`coalesce(${t.orderMinor}, 1) > 0 and coalesce(${t.yearlyMinor}, 1) > 0`),
    check("tax_thresholds_any", sql`${t.orderMinor} is not null or ${t.yearlyMinor} is not null`),
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
