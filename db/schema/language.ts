import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";
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
