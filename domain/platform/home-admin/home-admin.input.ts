import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { MAX_HOME_DRAFT } from "#shared/home-draft.ts";
import { lineInput } from "../../text.input.ts";

const MAX_ENTRIES = 40;
/** Their codes are in the name of a style sheet. */
const MAX_COUNTRIES = 40;
const KINDS = [
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

/** Null for a new entry. */
const entryId = idInput.nullable().default(null);

/** Of the state as read; absent: the stored one. */
const revision = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .optional();

const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);
const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

const time = z.string().trim().max(30).default("");

export const homeInput = z.object({
  revision,
  sections: z
    .array(
      z.object({
        id: entryId,
        kind: z.enum(KINDS),
        is_active: z.boolean(),
        category_id: idInput.nullable().default(null),
        banner_ids: z.array(idInput).max(MAX_ENTRIES).default([]),
        /** Shown from and until, in the shop's time zone or with a Z in UTC; empty: always. */
        starts_at: time,
        ends_at: time,
        /** How long a slide stays; 0: until the visitor turns it; null: the usual time. */
        seconds: z.int().min(0).max(60).nullable().default(null),
        /** Empty: all. */
        languages: z.array(languageCode).max(MAX_ENTRIES).default([]),
        countries: z.array(countryCode).max(MAX_COUNTRIES).default([]),
        device: z.enum(["phone", "desktop"]).nullable().default(null),
      }),
    )
    .max(MAX_ENTRIES),
});

/** The unsaved arrangement: sections as JSON in base64url. */
const homeDraft = z
  .string()
  .max(MAX_HOME_DRAFT)
  .transform((text, context) => {
    try {
      return JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "This value isn't valid." });
      return z.NEVER;
    }
  })
  .pipe(homeInput.shape.sections);

/** The instant whose home page is shown; empty: now. Without a draft it is the stored one. */
export const homePreviewQuery = z.object({ at: time, draft: homeDraft.optional() });

export type HomeInput = z.infer<typeof homeInput>;
export type HomePreviewQuery = z.infer<typeof homePreviewQuery>;

const picture = z.string().regex(/^\w[\w.-]{0,190}\.(webp|png|jpe?g|avif)$/);
const ownImage = z.union([z.literal(""), picture]).default("");
const texts = { text: lineInput(200, 0).default(""), button: lineInput(40, 0).default("") };

export const slidesInput = z.object({
  revision,
  slides: z
    .array(
      z.object({
        id: entryId,
        image: picture,
        /** Empty: the same image. */
        phone_image: ownImage,
        backdrop: z.string().regex(/^#[0-9a-f]{6}$/),
        link: z
          .string()
          .trim()
          .max(300)
          .refine((text) => /^(\/(?!\/)|https:\/\/)[^\s<>"]*$/.test(text), `Start with / or https://`),
        is_active: z.boolean(),
        /** Shown from and until, as of a section. */
        starts_at: time,
        ends_at: time,
        title: lineInput(80),
        ...texts,
        /** A language with an empty title has no texts of its own, but maybe images. */
        translations: z
          .array(
            z.object({
              language_code: languageCode,
              title: lineInput(80, 0).default(""),
              ...texts,
              /** Images with words in them; empty: those of the slide. */
              image: ownImage,
              phone_image: ownImage,
            }),
          )
          .max(50)
          .default([]),
      }),
    )
    .max(MAX_ENTRIES),
});

export const slideClickInput = z.object({ collection: z.enum(["sliders", "banners"]), id: idInput });
export const linksQuery = z.object({ q: lineInput(100, 0).default("") });

export type SlideClick = z.infer<typeof slideClickInput>;
export type SlidesInput = z.infer<typeof slidesInput>;
export type SlideInput = SlidesInput["slides"][number];
