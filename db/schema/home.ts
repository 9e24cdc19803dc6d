import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant, isOneOf, word } from "../columns.ts";
import { languages } from "./language.ts";

export const HOME_COMPONENT_KINDS = [
  "sliders",
  "services",
  "categories",
  "flash_sale",
  "daily_deals",
  "campaigns",
  "offers",
  "banners",
  "best_selling",
  "newest",
  "top_rated",
  "category_products",
  "gadget",
  "shops",
  "videos",
  "blog",
  "brands",
  "viewed_products",
] as const;

/** The sections of the home screen in their order. `options`: parameters of a kind, such as `{"category_id": 3}`. */
export const homeComponents = pgTable(
  "home_components",
  {
    id: id(),
    kind: word("kind", HOME_COMPONENT_KINDS).notNull(),
    position: integer("position").notNull(),
    options: jsonb("options").$type<{ categoryId?: number; bannerIds?: number[] }>().notNull().default({}),
    isActive: boolean("is_active").notNull().default(true),
    /** Shown from and until; null: always. */
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
  },
  (t) => [
    check("home_components_kind", isOneOf(t.kind, HOME_COMPONENT_KINDS)),
    check("home_components_schedule", sql`${t.startsAt} < ${t.endsAt}`),
    index("home_components_position").on(t.position),
  ],
);

export const sliders = pgTable("sliders", {
  id: id(),
  image: text("image").notNull(),
  phoneImage: text("phone_image").notNull(),
  /** The background color at the start side of the image, behind the text. */
  backdrop: text("backdrop").notNull(),
  link: text("link").notNull(),
  title: text("title").notNull(),
  text: text("text").notNull().default(""),
  button: text("button").notNull().default(""),
  position: integer("position").notNull().default(0),
  isActive: boolean("is_active").notNull().default(true),
});

export const sliderTranslations = pgTable(
  "slider_translations",
  {
    sliderId: integer("slider_id")
      .notNull()
      .references(() => sliders.id, { onDelete: "cascade" }),
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code),
    title: text("title").notNull(),
    text: text("text").notNull().default(""),
    button: text("button").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.sliderId, t.languageCode] })],
);

export const banners = pgTable("banners", {
  id: id(),
  image: text("image").notNull(),
  backdrop: text("backdrop").notNull(),
  link: text("link").notNull(),
  title: text("title").notNull(),
  text: text("text").notNull().default(""),
  position: integer("position").notNull().default(0),
  isActive: boolean("is_active").notNull().default(true),
});

export const bannerTranslations = pgTable(
  "banner_translations",
  {
    bannerId: integer("banner_id")
      .notNull()
      .references(() => banners.id, { onDelete: "cascade" }),
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code),
    title: text("title").notNull(),
    text: text("text").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.bannerId, t.languageCode] })],
);

/** The strip of service promises; `icon` names a Lucide icon known to the strip. */
export const services = pgTable("services", {
  id: id(),
  icon: text("icon").notNull(),
  title: text("title").notNull(),
  text: text("text").notNull().default(""),
  position: integer("position").notNull().default(0),
});

export const serviceTranslations = pgTable(
  "service_translations",
  {
    serviceId: integer("service_id")
      .notNull()
      .references(() => services.id, { onDelete: "cascade" }),
    languageCode: text("language_code")
      .notNull()
      .references(() => languages.code),
    title: text("title").notNull(),
    text: text("text").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.serviceId, t.languageCode] })],
);
