import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { codeOf, createdAt, id, idOf, instant, isOneOf, partOf, word } from "../columns.ts";
import { languages } from "./language.ts";
import { products } from "./product.ts";
import { shops } from "./shop.ts";

const VIDEO_KINDS = ["file", "youtube", "vimeo"] as const;

/** A shop's video with products next to it. `files`: of our own video, one per height; `source`: the id at a host. */
export const videos = pgTable(
  "videos",
  {
    id: id(),
    shopId: idOf("shop_id", () => shops.id),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    poster: text("poster").notNull(),
    kind: word("kind", VIDEO_KINDS).notNull(),
    source: text("source"),
    files: jsonb("files").$type<{ height: number; file: string }[]>().notNull().default([]),
    seconds: integer("seconds").notNull().default(0),
    publishedAt: instant("published_at"),
    /** When the operator took it down, and why; its shop cannot publish it again. */
    hiddenAt: instant("hidden_at"),
    hiddenReason: text("hidden_reason").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    check("videos_kind", isOneOf(t.kind, VIDEO_KINDS)),
    check("videos_source", sql`(${t.kind} = 'file') = (${t.source} is null)`),
    index("videos_shop").on(t.shopId, t.publishedAt),
    index("videos_published").on(t.publishedAt),
  ],
);

export const videoTranslations = pgTable(
  "video_translations",
  {
    videoId: partOf("video_id", () => videos.id),
    languageCode: codeOf("language_code", () => languages.code),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.videoId, t.languageCode] })],
);

export const videoProducts = pgTable(
  "video_products",
  {
    videoId: partOf("video_id", () => videos.id),
    productId: partOf("product_id", () => products.id),
    position: integer("position").notNull().default(0),
    /** The moment on the time line at which it is seen. */
    second: integer("second").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.videoId, t.productId] }), index("video_products_product").on(t.productId)],
);

/** Captions of a video, a WebVTT file among the shop's files for each language. */
export const videoCaptions = pgTable(
  "video_captions",
  {
    videoId: partOf("video_id", () => videos.id),
    languageCode: codeOf("language_code", () => languages.code),
    file: text("file").notNull(),
  },
  (t) => [primaryKey({ columns: [t.videoId, t.languageCode] })],
);
