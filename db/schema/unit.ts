import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id } from "../columns.ts";
import { languages } from "./language.ts";

/** What products are sold by. Products keep the names; a trigger adds new ones here. */
export const units = pgTable("units", {
  id: id(),
  name: text("name").notNull().unique(),
});

export const unitTranslations = pgTable(
  "unit_translations",
  {
    unitId: integer("unit_id")
      .notNull()
      .references(() => units.id, { onDelete: "cascade" }),
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code),
    name: text("name").notNull(),
  },
  (t) => [primaryKey({ columns: [t.unitId, t.languageCode] })],
);
