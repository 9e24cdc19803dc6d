import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { codeOf, id, partOf } from "../columns.ts";
import { languages } from "./language.ts";

export const colors = pgTable(
  "colors",
  {
    id: id(),
    name: text("name").notNull().unique(),
    hex: text("hex").notNull(),
    position: integer("position").notNull().default(0),
  },
  (t) => [check("colors_hex_form", sql`${t.hex} ~ '^#[0-9a-f]{6}$'`)],
);

export const colorTranslations = pgTable(
  "color_translations",
  {
    colorId: partOf("color_id", () => colors.id),
    languageCode: codeOf("language_code", () => languages.code),
    name: text("name").notNull(),
  },
  (t) => [primaryKey({ columns: [t.colorId, t.languageCode] })],
);
