import { integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { codeOf, id, idOf, partOf } from "../columns.ts";
import { languages } from "./language.ts";
import { pages } from "./page.ts";

export const attributes = pgTable("attributes", {
  id: id(),
  name: text("name").notNull().unique(),
  position: integer("position").notNull().default(0),
  /** A page that helps to choose, such as a table of sizes. */
  guidePageId: integer("guide_page_id").references(() => pages.id, { onDelete: "set null" }),
});

export const attributeValues = pgTable(
  "attribute_values",
  {
    id: id(),
    attributeId: idOf("attribute_id", () => attributes.id),
    name: text("name").notNull(),
    position: integer("position").notNull().default(0),
  },
  (t) => [
    unique("attribute_values_name").on(t.attributeId, t.name),
    unique("attribute_values_of_attribute").on(t.attributeId, t.id),
  ],
);

export const attributeTranslations = pgTable(
  "attribute_translations",
  {
    attributeId: partOf("attribute_id", () => attributes.id),
    languageCode: codeOf("language_code", () => languages.code),
    name: text("name").notNull(),
  },
  (t) => [primaryKey({ columns: [t.attributeId, t.languageCode] })],
);

export const attributeValueTranslations = pgTable(
  "attribute_value_translations",
  {
    attributeValueId: partOf("attribute_value_id", () => attributeValues.id),
    languageCode: codeOf("language_code", () => languages.code),
    name: text("name").notNull(),
  },
  (t) => [primaryKey({ columns: [t.attributeValueId, t.languageCode] })],
);
