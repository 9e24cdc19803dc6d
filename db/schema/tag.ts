import { pgTable, text } from "drizzle-orm/pg-core";
import { id } from "../columns.ts";

/** Every tag that a product has or had. Products keep the names; a trigger adds new ones here. */
export const tags = pgTable("tags", {
  id: id(),
  name: text("name").notNull().unique(),
});
