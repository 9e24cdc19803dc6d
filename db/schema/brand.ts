import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { id } from "../columns.ts";

/** A brand's name is the same in every language. */
export const brands = pgTable("brands", {
  id: id(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  logo: text("logo"),
  position: integer("position").notNull().default(0),
});
