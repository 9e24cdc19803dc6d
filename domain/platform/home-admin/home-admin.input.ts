import * as z from "zod";
import { lineInput } from "../../text.input.ts";

const MAX_ID = 2_147_483_647;
const MAX_ENTRIES = 40;
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

const id = z.int().min(1).max(MAX_ID);
/** Null for a new entry. */
const entryId = id.nullable().default(null);

/** Of the state that was changed; absent: the one that is stored. */
const revision = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .optional();

const time = z.string().trim().max(30).default("");

/** The instant whose home page is shown; empty: now. */
export const homePreviewQuery = z.object({ at: time });

export const homeInput = z.object({
  revision,
  sections: z
    .array(
      z.object({
        id: entryId,
        kind: z.enum(KINDS),
        is_active: z.boolean(),
        category_id: id.nullable().default(null),
        banner_ids: z.array(id).max(MAX_ENTRIES).default([]),
        /** Shown from and until, in the shop's time zone or with a Z in UTC; empty: always. */
        starts_at: time,
        ends_at: time,
      }),
    )
    .max(MAX_ENTRIES),
});

export type HomeInput = z.infer<typeof homeInput>;

const picture = z.string().regex(/^\w[\w.-]{0,190}\.(webp|png|jpe?g|avif)$/);
const texts = { text: lineInput(200, 0).default(""), button: lineInput(40, 0).default("") };

export const slidesInput = z.object({
  revision,
  slides: z
    .array(
      z.object({
        id: entryId,
        image: picture,
        /** Empty: the same picture. */
        phone_image: z.union([z.literal(""), picture]).default(""),
        backdrop: z.string().regex(/^#[0-9a-f]{6}$/),
        link: z
          .string()
          .trim()
          .max(300)
          .refine((text) => /^(\/(?!\/)|https:\/\/)[^\s<>"]*$/.test(text), `Start with / or https://`),
        is_active: z.boolean(),
        title: lineInput(80),
        ...texts,
        /** A language with an empty title has no texts of its own. */
        translations: z
          .array(
            z.object({
              language_code: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
              title: lineInput(80, 0).default(""),
              ...texts,
            }),
          )
          .max(50)
          .default([]),
      }),
    )
    .max(MAX_ENTRIES),
});

export type SlidesInput = z.infer<typeof slidesInput>;
export type SlideInput = SlidesInput["slides"][number];
