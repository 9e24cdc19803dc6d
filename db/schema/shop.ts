import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { SHOP_STATUSES } from "#shared/shop-status.ts";
import { codeOf, createdAt, extensionOf, id, instant, isOneOf, partOf, word } from "../columns.ts";
import { customers } from "./customer.ts";
import { languages } from "./language.ts";

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
    /** Its new products wait for the operator before they are shown. */
    isApprovalRequired: boolean("is_approval_required").notNull().default(false),
    /** Delivery, returns and other rules of its own, shown on its page. */
    policies: text("policies").notNull().default(""),
    openingHours: text("opening_hours").notNull().default(""),
    /** Takes no orders from here on, until the end; without a beginning at once. */
    onHolidayFromAt: instant("on_holiday_from_at"),
    onHolidayUntilAt: instant("on_holiday_until_at"),
    holidayMessage: text("holiday_message").notNull().default(""),
    /** Its team may only work with two-step sign-in. */
    isTwoStepRequired: boolean("is_two_step_required").notNull().default(false),
    /** Its team gets a mail once a day about what has become low in stock. */
    isLowStockMailed: boolean("is_low_stock_mailed").notNull().default(true),
    /** Why it is suspended or closed, for its owner. */
    statusReason: text("status_reason").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    check("shops_status", isOneOf(t.status, SHOP_STATUSES)),
    uniqueIndex("shops_one_operator")
      .on(t.isOperator)
      .where(sql`is_operator`),
    index("shops_owner").on(t.ownerId),
    index("shops_newest").on(t.createdAt, t.id),
    index("shops_name").on(sql`fold_text(${t.name})`, t.id),
    index("shops_name_trigram").using("gin", sql`fold_text(${t.name}) gin_trgm_ops`),
  ],
);

/**
 * Derived: the figures on a shop's card. Written by `domain/shops/shop/refresh-shop-figures.ts`; `followers_count` is
 * also updated with each follower, in the same transaction.
 */
export const shopFigures = pgTable(
  "shop_figures",
  {
    shopId: extensionOf("shop_id", () => shops.id),
    productsCount: integer("products_count").notNull().default(0),
    reviewsCount: integer("reviews_count").notNull().default(0),
    ratingTenths: integer("rating_tenths").notNull().default(0),
    followersCount: integer("followers_count").notNull().default(0),
    /** The top-level categories of its products. */
    topCategoryIds: integer("top_category_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    check("shop_figures_counts", sql`${t.followersCount} >= 0 and ${t.productsCount} >= 0`),
    index("shop_figures_rating").on(t.ratingTenths, t.reviewsCount, t.shopId),
    index("shop_figures_followers").on(t.followersCount, t.shopId),
    index("shop_figures_products").on(t.productsCount, t.shopId),
    index("shop_figures_categories").using("gin", t.topCategoryIds),
  ],
);

export const shopTranslations = pgTable(
  "shop_translations",
  {
    shopId: partOf("shop_id", () => shops.id),
    languageCode: codeOf("language_code", () => languages.code),
    tagline: text("tagline").notNull(),
    city: text("city").notNull().default(""),
    story: text("story").notNull(),
    policies: text("policies").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.languageCode] })],
);
