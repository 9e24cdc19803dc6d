import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { codeOf, id, partOf } from "../columns.ts";
import { languages } from "./language.ts";

/** What products are sold by. Products keep the names; a trigger adds new ones here. */
export const units = pgTable("units", {
  id: id(),
  name: text("name").notNull().unique(),
});

export const unitTranslations = pgTable(
  "unit_translations",
  {
    unitId: partOf("unit_id", () => units.id),
    languageCode: codeOf("language_code", () => languages.code),
    name: text("name").notNull(),
  },
  (t) => [primaryKey({ columns: [t.unitId, t.languageCode] })],
);
