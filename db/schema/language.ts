import { boolean, check, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { isOneOf, word } from "../columns.ts";

const DIRECTIONS = ["ltr", "rtl"] as const;

export const languages = pgTable(
  "languages",
  {
    code: text("code").primaryKey(),
    name: text("name").notNull(),
    direction: word("direction", DIRECTIONS).notNull().default("ltr"),
    flag: text("flag").notNull(),
    isActive: boolean("is_active").notNull().default(true),
  },
  (t) => [
    check("languages_code_form", sql`${t.code} ~ '^[a-z]{2}(-[A-Z]{2})?$'`),
    check("languages_direction", isOneOf(t.direction, DIRECTIONS)),
  ],
);

/** The operator's own translations: they replace those that come with the software, and are all that an added language has. */
export const languageTexts = pgTable(
  "language_texts",
  {
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code, { onDelete: "cascade" }),
    keyword: text("keyword").notNull(),
    text: text("text").notNull(),
  },
  (t) => [primaryKey({ columns: [t.languageCode, t.keyword] })],
);
