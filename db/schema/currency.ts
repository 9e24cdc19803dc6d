import { sql } from "drizzle-orm";
import { boolean, check, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";

/** `exchange_rate`: units of this currency for 1 of the base currency. `rounding_step_minor`: prices are multiples of it. */
export const currencies = pgTable(
  "currencies",
  {
    code: text("code").primaryKey(),
    name: text("name").notNull(),
    symbol: text("symbol").notNull(),
    exchangeRate: numeric("exchange_rate", { precision: 20, scale: 10 }).notNull(),
    roundingStepMinor: integer("rounding_step_minor").notNull().default(1),
    isActive: boolean("is_active").notNull().default(false),
  },
  (t) => [
    check("currencies_code_form", sql`${t.code} ~ '^[A-Z]{3}$'`),
    check("currencies_rate_positive", sql`${t.exchangeRate} > 0`),
    check("currencies_step_positive", sql`${t.roundingStepMinor} > 0`),
  ],
);
