import { sql } from "drizzle-orm";
import { boolean, check, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { SYMBOL_FORMATS } from "#shared/money.ts";
import { NUMBER_STYLES } from "#shared/number-style.ts";
import { instant, isOneOf, word } from "../columns.ts";

/** `exchange_rate`: units of it for 1 of the base currency. `rounding_step_minor`: prices are multiples of it. */
export const currencies = pgTable(
  "currencies",
  {
    code: text("code").primaryKey(),
    name: text("name").notNull(),
    symbol: text("symbol").notNull(),
    exchangeRate: numeric("exchange_rate", { precision: 20, scale: 10 }).notNull(),
    roundingStepMinor: integer("rounding_step_minor").notNull().default(1),
    /** How its amounts are formatted; null: as the settings say. */
    symbolFormat: word("symbol_format", SYMBOL_FORMATS),
    numberStyle: word("number_style", NUMBER_STYLES),
    omitsZeroDecimals: boolean("omits_zero_decimals").notNull().default(false),
    isActive: boolean("is_active").notNull().default(false),
    /** Whether its rate follows the source; else it is set by hand. */
    isRateFollowed: boolean("is_rate_followed").notNull().default(true),
    rateChangedAt: instant("rate_changed_at"),
    /** The source's rate if it differs too much from the current one: staff have to accept it. */
    proposedRate: numeric("proposed_rate", { precision: 20, scale: 10 }),
  },
  (t) => [
    check("currencies_code_form", sql`${t.code} ~ '^[A-Z]{3}$'`),
    check("currencies_symbol_format", isOneOf(t.symbolFormat, SYMBOL_FORMATS)),
    check("currencies_number_style", isOneOf(t.numberStyle, NUMBER_STYLES)),
    check("currencies_rate_positive", sql`${t.exchangeRate} > 0`),
    check("currencies_step_positive", sql`${t.roundingStepMinor} > 0`),
    check("currencies_proposed_positive", sql`${t.proposedRate} > 0`),
  ],
);

/** The result of the last rate refresh; a single row, absent before the first one. */
export const rateRefreshes = pgTable(
  "rate_refreshes",
  {
    id: integer("id").primaryKey().default(1),
    triedAt: instant("tried_at").notNull(),
    succeededAt: instant("succeeded_at"),
    /** Why the last refresh failed; null if it succeeded. */
    failure: text("failure"),
  },
  (t) => [check("rate_refreshes_one", sql`${t.id} = 1`)],
);
