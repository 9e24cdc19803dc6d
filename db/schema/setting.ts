import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** One row per setting; names, types and defaults are in `domain/platform/setting/setting.ts`. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
