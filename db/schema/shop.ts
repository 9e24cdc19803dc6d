import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { languages } from "./language.ts";

export const SHOP_STATUSES = ["pending", "approved", "rejected", "suspended", "closed"] as const;

export const shops = pgTable(
  "shops",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    tagline: text("tagline").notNull().default(""),
    story: text("story").notNull().default(""),
    city: text("city").notNull().default(""),
    logo: text("logo"),
    banner: text("banner"),
    ownerId: integer("owner_id").references(() => customers.id),
    isOperator: boolean("is_operator").notNull().default(false),
    status: word("status", SHOP_STATUSES).notNull().default("pending"),
    onHolidayUntilAt: instant("on_holiday_until_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("shops_status", isOneOf(t.status, SHOP_STATUSES)),
    uniqueIndex("shops_one_operator")
      .on(t.isOperator)
      .where(sql`is_operator`),
    index("shops_owner").on(t.ownerId),
  ],
);

export const shopTranslations = pgTable(
  "shop_translations",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code),
    tagline: text("tagline").notNull(),
    story: text("story").notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.languageCode] })],
);
