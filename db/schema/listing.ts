import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { extensionOf, idOf, instant, minorUnits, partOf, searchVector } from "../columns.ts";
import { brands } from "./brand.ts";
import { campaigns } from "./campaign.ts";
import { categories } from "./category.ts";
import { colors } from "./color.ts";
import { products, variants } from "./product.ts";
import { shops } from "./shop.ts";

/**
 * Derived: one row per shown product, with its current price. Only written by
 * `domain/discovery/listing/refresh-listings.ts`. `price_valid_until_at` is when a price rule next starts or ends;
 * after that the row is stale and the job rewrites it. The price is that of the lead variant, the cheapest one.
 */
export const listingProducts = pgTable(
  "listing_products",
  {
    productId: extensionOf("product_id", () => products.id),
    shopId: idOf("shop_id", () => shops.id),
    categoryId: idOf("category_id", () => categories.id),
    brandId: integer("brand_id").references(() => brands.id),
    leadVariantId: partOf("lead_variant_id", () => variants.id),
    priceMinor: minorUnits("price_minor").notNull(),
    oldPriceMinor: minorUnits("old_price_minor"),
    lowestPrice30DaysMinor: minorUnits("lowest_price_30_days_minor"),
    /** The lowest price of the variants in stock; null if there are none. */
    inStockPriceMinor: minorUnits("in_stock_price_minor"),
    priceValidUntilAt: instant("price_valid_until_at"),
    isOnOffer: boolean("is_on_offer").notNull(),
    offerEndsAt: instant("offer_ends_at"),
    /** The running campaign with this product, and when its daily deal ends. */
    campaignId: integer("campaign_id").references(() => campaigns.id, { onDelete: "set null" }),
    dealEndsAt: instant("deal_ends_at"),
    isInStock: boolean("is_in_stock").notNull(),
    /**
     * All attribute values of its variants, and their colors as negative ids: counted by facets without a selection.
     */
    choiceIds: integer("choice_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    ratingTenths: integer("rating_tenths").notNull(),
    salesCount: integer("sales_count").notNull(),
    publishedAt: instant("published_at").notNull(),
    searchVector: searchVector("search_vector").notNull(),
  },
  (t) => [
    // A covering index, so that a category is counted, filtered and sorted without reading its rows.
    index("listing_products_category").on(
      t.categoryId,
      t.productId,
      t.priceMinor,
      t.isInStock,
      t.ratingTenths,
      t.salesCount,
      t.publishedAt,
      t.brandId,
      t.inStockPriceMinor,
    ),
    index("listing_products_brand").on(t.brandId, t.productId),
    index("listing_products_shop").on(t.shopId, t.productId),
    index("listing_products_newest").on(t.publishedAt, t.productId),
    index("listing_products_price").on(t.priceMinor, t.productId),
    index("listing_products_in_stock_price")
      .on(t.inStockPriceMinor, t.productId)
      .where(sql`in_stock_price_minor is not null`),
    index("listing_products_rating").on(t.ratingTenths, t.productId),
    index("listing_products_sales").on(t.salesCount, t.productId),
    index("listing_products_offer")
      .on(t.offerEndsAt, t.productId)
      .where(sql`is_on_offer`),
    index("listing_products_campaign")
      .on(t.campaignId, t.productId)
      .where(sql`campaign_id is not null`),
    index("listing_products_deal")
      .on(t.dealEndsAt, t.productId)
      .where(sql`deal_ends_at is not null`),
    index("listing_products_stale")
      .on(t.priceValidUntilAt)
      .where(sql`price_valid_until_at is not null`),
    index("listing_products_search").using("gin", t.searchVector),
    // Names only, for suggestions: with an index over all words each product of a category would have to be read.
    index("listing_products_names").using("gin", sql`ts_filter(${t.searchVector}, '{a}')`),
  ],
);

/** Derived: one row per shown variant; facets are counted here. Same writer. */
export const listingVariants = pgTable(
  "listing_variants",
  {
    variantId: extensionOf("variant_id", () => variants.id),
    productId: partOf("product_id", () => products.id),
    shopId: integer("shop_id").notNull(),
    categoryId: integer("category_id").notNull(),
    brandId: integer("brand_id"),
    colorId: integer("color_id").references(() => colors.id),
    valueIds: integer("value_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    priceMinor: minorUnits("price_minor").notNull(),
    oldPriceMinor: minorUnits("old_price_minor"),
    lowestPrice30DaysMinor: minorUnits("lowest_price_30_days_minor"),
    priceValidUntilAt: instant("price_valid_until_at"),
    offerEndsAt: instant("offer_ends_at"),
    isInStock: boolean("is_in_stock").notNull(),
    ratingTenths: integer("rating_tenths").notNull(),
  },
  (t) => [
    index("listing_variants_product").on(t.productId),
    // A covering index, so that the facets of a category are counted without reading its rows.
    index("listing_variants_category").on(
      t.categoryId,
      t.productId,
      t.brandId,
      t.colorId,
      t.priceMinor,
      t.isInStock,
      t.ratingTenths,
      t.valueIds,
    ),
    index("listing_variants_brand").on(t.brandId, t.productId),
    index("listing_variants_shop").on(t.shopId, t.productId),
    index("listing_variants_color").on(t.colorId, t.productId),
    index("listing_variants_values").using("gin", t.valueIds),
  ],
);

/**
 * Which blocks of products were written by which transaction: each process then reloads its columns for them. Only the
 * newest change marker of a block matters; same writer.
 */
export const listingChanges = pgTable(
  "listing_changes",
  {
    part: integer("part").notNull(),
    changedIn: bigint("changed_in", { mode: "number" })
      .notNull()
      .default(sql`(pg_current_xact_id()::text)::bigint`),
    /** The number of changes in that transaction. */
    times: integer("times").notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.part, t.changedIn] }), index("listing_changes_changed_in").on(t.changedIn)],
);

/** Derived: the distinct search words of products, for fuzzy matches. Same writer. */
export const listingWords = pgTable("listing_words", {
  word: text("word").primaryKey(),
  uses: integer("uses").notNull(),
});
