import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { codeOf, createdAt, id, instant, isOneOf, partOf, word } from "../columns.ts";
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

/**
 * Parameters of a section: of its kind, and for whom it is shown. Without languages, countries or a device: for
 * everyone. `seconds`: the duration of a slide; 0: until the visitor moves on.
 */
type HomeSectionOptions = {
  categoryId?: number;
  bannerIds?: number[];
  seconds?: number;
  languages?: string[];
  countries?: string[];
  device?: "phone" | "desktop";
};

/** The sections of the home screen in their order. */
export const homeComponents = pgTable(
  "home_components",
  {
    id: id(),
    kind: word("kind", HOME_COMPONENT_KINDS).notNull(),
    position: integer("position").notNull(),
    options: jsonb("options").$type<HomeSectionOptions>().notNull().default({}),
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

/** A section as a version of the home page keeps it. */
type HomeVersionSection = {
  kind: (typeof HOME_COMPONENT_KINDS)[number];
  isActive: boolean;
  options: HomeSectionOptions;
  startsAt: string | null;
  endsAt: string | null;
};

/** The sections of the home page as staff saved them, each time. */
export const homeVersions = pgTable("home_versions", {
  id: id(),
  sections: jsonb("sections").$type<HomeVersionSection[]>().notNull(),
  /** The name of the member of staff, at that time; empty for what was there before anyone saved it. */
  savedBy: text("saved_by").notNull(),
  createdAt: createdAt(),
});

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
  /** Shown over `[starts_at, ends_at)`; null: without a limit. */
  startsAt: instant("starts_at"),
  endsAt: instant("ends_at"),
});

export const sliderTranslations = pgTable(
  "slider_translations",
  {
    sliderId: partOf("slider_id", () => sliders.id),
    languageCode: codeOf("language_code", () => languages.code),
    title: text("title").notNull(),
    text: text("text").notNull().default(""),
    button: text("button").notNull().default(""),
    /** Images that contain text; empty: the images of the slide. */
    image: text("image").notNull().default(""),
    phoneImage: text("phone_image").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.sliderId, t.languageCode] })],
);

export const banners = pgTable("banners", {
  id: id(),
  image: text("image").notNull(),
  /** Empty: the same image. */
  phoneImage: text("phone_image").notNull().default(""),
  backdrop: text("backdrop").notNull(),
  link: text("link").notNull(),
  title: text("title").notNull(),
  text: text("text").notNull().default(""),
  position: integer("position").notNull().default(0),
  isActive: boolean("is_active").notNull().default(true),
  /** Shown over `[starts_at, ends_at)`; null: without a limit. */
  startsAt: instant("starts_at"),
  endsAt: instant("ends_at"),
});

export const bannerTranslations = pgTable(
  "banner_translations",
  {
    bannerId: partOf("banner_id", () => banners.id),
    languageCode: codeOf("language_code", () => languages.code),
    title: text("title").notNull(),
    text: text("text").notNull().default(""),
    image: text("image").notNull().default(""),
    phoneImage: text("phone_image").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.bannerId, t.languageCode] })],
);

/** Clicks on a slide or banner per day (UTC), anonymous. */
export const slideClicks = pgTable(
  "slide_clicks",
  {
    id: id(),
    sliderId: integer("slider_id").references(() => sliders.id, { onDelete: "cascade" }),
    bannerId: integer("banner_id").references(() => banners.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    clicks: integer("clicks").notNull(),
  },
  (t) => [
    check("slide_clicks_one_subject", sql`num_nonnulls(${t.sliderId}, ${t.bannerId}) = 1`),
    uniqueIndex("slide_clicks_slider_day").on(t.sliderId, t.day),
    uniqueIndex("slide_clicks_banner_day").on(t.bannerId, t.day),
  ],
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
    serviceId: partOf("service_id", () => services.id),
    languageCode: codeOf("language_code", () => languages.code),
    title: text("title").notNull(),
    text: text("text").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.serviceId, t.languageCode] })],
);
