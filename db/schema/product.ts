import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { FOCUS_POINTS } from "#shared/focus-point.ts";
import { codeOf, createdAt, extensionOf, id, idOf, instant, isOneOf, minorUnits, partOf, word } from "../columns.ts";
import { attributes, attributeValues } from "./attribute.ts";
import { brands } from "./brand.ts";
import { categories } from "./category.ts";
import { colors } from "./color.ts";
import { languages } from "./language.ts";
import { shops } from "./shop.ts";
import { taxClasses } from "./tax.ts";

const PRODUCT_TYPES = ["physical", "digital"] as const;
export const PRODUCT_STATUSES = ["draft", "published", "archived"] as const;

export const products = pgTable(
  "products",
  {
    id: id(),
    shopId: idOf("shop_id", () => shops.id),
    categoryId: idOf("category_id", () => categories.id),
    brandId: integer("brand_id").references(() => brands.id),
    slug: text("slug").notNull().unique(),
    type: word("type", PRODUCT_TYPES).notNull().default("physical"),
    name: text("name").notNull(),
    shortDescription: text("short_description").notNull().default(""),
    /** Sanitized HTML; the constraint `description_is_safe` is added by hand, after plain texts are converted. */
    description: text("description").notNull().default(""),
    specification: jsonb("specification").$type<{ name: string; value: string }[]>().notNull().default([]),
    tags: text("tags")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** File names of the gallery; the first one is the product's image. */
    images: text("images")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of the first image, for cards. */
    imageFocus: word("image_focus", FOCUS_POINTS).notNull().default("center"),
    videoUrl: text("video_url"),
    unit: text("unit").notNull().default("piece"),
    weightGrams: integer("weight_grams").notNull().default(0),
    /** Of one unit as it is packed; null if it is not known. */
    lengthMillimeters: integer("length_millimeters"),
    widthMillimeters: integer("width_millimeters"),
    heightMillimeters: integer("height_millimeters"),
    /** The delivery class, which shipping rates can exclude, such as "bulky"; empty: none. */
    deliveryClass: text("delivery_class").notNull().default(""),
    taxClassCode: codeOf("tax_class_code", () => taxClasses.code),
    isRefundable: boolean("is_refundable").notNull().default(true),
    isCashOnDeliveryAllowed: boolean("is_cash_on_delivery_allowed").notNull().default(true),
    hasVariant: boolean("has_variant").notNull().default(false),
    minimumOrderQuantity: integer("minimum_order_quantity").notNull().default(1),
    maximumOrderQuantity: integer("maximum_order_quantity"),
    lowStockThreshold: integer("low_stock_threshold").notNull().default(5),
    status: word("status", PRODUCT_STATUSES).notNull().default("draft"),
    isApproved: boolean("is_approved").notNull().default(false),
    /** Why the operator rejected it; empty while it waits or is approved. */
    rejectionReason: text("rejection_reason").notNull().default(""),
    seoTitle: text("seo_title").notNull().default(""),
    seoDescription: text("seo_description").notNull().default(""),
    /** Counts saves: a save from an editor opened before the latest one is rejected. */
    revision: integer("revision").notNull().default(1),
    ratingTenths: integer("rating_tenths").notNull().default(0),
    reviewsCount: integer("reviews_count").notNull().default(0),
    salesCount: integer("sales_count").notNull().default(0),
    publishedAt: instant("published_at"),
    /** When a job publishes this draft; null: not scheduled. */
    publishAt: instant("publish_at"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    check("products_image_focus", isOneOf(t.imageFocus, FOCUS_POINTS)),
    check("products_type", isOneOf(t.type, PRODUCT_TYPES)),
    check("products_status", isOneOf(t.status, PRODUCT_STATUSES)),
    check(
      "products_quantities",
      sql`${t.minimumOrderQuantity} >= 1 and (${t.maximumOrderQuantity} is null or ${t.maximumOrderQuantity} >= ${t.minimumOrderQuantity})`,
    ),
    check(
      "products_rating",
      sql`${t.ratingTenths} between 0 and 50 and ${t.reviewsCount} >= 0 and ${t.salesCount} >= 0`,
    ),
    check(
      "products_size",
      sql`${t.lengthMillimeters} > 0 and ${t.widthMillimeters} > 0 and ${t.heightMillimeters} > 0`,
    ),
    check("products_published", sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    check("products_publish_at", sql`${t.publishAt} is null or ${t.status} = 'draft'`),
    index("products_publish_at")
      .on(t.publishAt)
      .where(sql`${t.publishAt} is not null`),
    index("products_images").using("gin", t.images),
    index("products_specification").using("gin", sql`${t.specification} jsonb_path_ops`),
    index("products_shop").on(t.shopId),
    index("products_category").on(t.categoryId),
    index("products_brand").on(t.brandId),
    index("products_tax_class").on(t.taxClassCode),
  ],
);

/** Page views. A separate table, so that counting does not touch the product's many indexes. */
export const productViews = pgTable(
  "product_views",
  {
    productId: extensionOf("product_id", () => products.id),
    views: integer("views").notNull(),
  },
  (t) => [check("product_views_views", sql`${t.views} > 0`)],
);

export const productTranslations = pgTable(
  "product_translations",
  {
    productId: partOf("product_id", () => products.id),
    languageCode: codeOf("language_code", () => languages.code),
    name: text("name").notNull(),
    shortDescription: text("short_description").notNull().default(""),
    /** Sanitized HTML; the constraint `description_is_safe` is added by hand, after what was plain text is converted. */
    description: text("description").notNull().default(""),
    specification: jsonb("specification").$type<{ name: string; value: string }[]>().notNull().default([]),
    seoTitle: text("seo_title").notNull().default(""),
    seoDescription: text("seo_description").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.productId, t.languageCode] })],
);

/** What an image of `products.images` shows: its alt text, and the color if it is of one. */
export const productImages = pgTable(
  "product_images",
  {
    productId: partOf("product_id", () => products.id),
    file: text("file").notNull(),
    alt: text("alt").notNull().default(""),
    colorId: integer("color_id").references(() => colors.id, { onDelete: "set null" }),
    /** The part that stays in view when it is cropped. */
    focus: word("focus", FOCUS_POINTS).notNull().default("center"),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.file] }),
    index("product_images_color").on(t.colorId),
    check("product_images_focus", isOneOf(t.focus, FOCUS_POINTS)),
  ],
);

/** Price, stock, SKU and image are stored here; a product without choices has one variant. */
export const variants = pgTable(
  "variants",
  {
    id: id(),
    productId: partOf("product_id", () => products.id),
    sku: text("sku").notNull().unique(),
    colorId: integer("color_id").references(() => colors.id),
    /** Ids of its attribute values, ascending, joined by "-": makes a combination unique. */
    combination: text("combination").notNull().default(""),
    priceMinor: minorUnits("price_minor").notNull(),
    /** What a unit costs the shop; null: not entered. Shoppers never see it. */
    costMinor: minorUnits("cost_minor"),
    image: text("image"),
    barcode: text("barcode").notNull().default(""),
    /** Null: the product's. */
    weightGrams: integer("weight_grams"),
    position: integer("position").notNull().default(0),
    isActive: boolean("is_active").notNull().default(true),
  },
  (t) => [
    unique("variants_combination").on(t.productId, t.colorId, t.combination).nullsNotDistinct(),
    check("variants_price", sql`${t.priceMinor} >= 0`),
    check("variants_cost", sql`${t.costMinor} >= 0`),
    index("variants_color").on(t.colorId),
    index("variants_image").on(t.image),
  ],
);

export const variantValues = pgTable(
  "variant_values",
  {
    variantId: partOf("variant_id", () => variants.id),
    attributeId: idOf("attribute_id", () => attributes.id),
    attributeValueId: integer("attribute_value_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.attributeId] }),
    foreignKey({
      name: "variant_values_value",
      columns: [t.attributeId, t.attributeValueId],
      foreignColumns: [attributeValues.attributeId, attributeValues.id],
    }),
    index("variant_values_by_value").on(t.attributeValueId),
  ],
);
