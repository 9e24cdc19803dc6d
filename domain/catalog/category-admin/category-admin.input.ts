import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { recordVersion } from "../../record-version.ts";
import { lineInput, textInput } from "../../text.input.ts";

const MAX_RETURN_DAYS = 3_650;
const SLUG = /^([a-z0-9]+(-[a-z0-9]+)*)?$/;
const FILE_NAME = /^[\w-]{1,150}\.(webp|jpg|jpeg|png|avif|gif)$/;

const picture = z.string().regex(FILE_NAME).nullable();
const texts = {
  description: textInput(5_000).default(""),
  seo_title: lineInput(120, 0).default(""),
  seo_description: lineInput(320, 0).default(""),
};

export const categoryInput = z.object({
  name: lineInput(80),
  ...texts,
  /** Empty: made from the name. */
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .max(120)
    .refine((text) => SLUG.test(text), "Use letters a to z, digits and hyphens.")
    .default(""),
  image: picture.default(null),
  /** In menus, in place of the image. Absent: unchanged. */
  icon: picture.optional(),
  /** Across the top of its page. Absent: unchanged. */
  banner: picture.optional(),
  /** How long its products can be returned; null: as in the category above it. Absent: unchanged. */
  return_days: z.int().min(0).max(MAX_RETURN_DAYS).nullable().optional(),
  is_hidden: z.boolean().default(false),
  /** Attributes that its products usually differ in. Absent: unchanged. */
  attribute_ids: z.array(idInput).max(100).optional(),
  /** By language; those without a name are left out. */
  translations: z.record(z.string().max(5), z.object({ name: lineInput(80, 0).default(""), ...texts })).default({}),
});

export const changeCategoryInput = categoryInput.extend({ version: recordVersion });

export const newCategoryInput = categoryInput.extend({ parent_id: idInput.nullable().default(null) });

/** `position`: among the children of the parent, from 0. */
export const moveCategoryInput = z.object({
  parent_id: idInput.nullable().default(null),
  position: z.int().min(0).max(10_000).default(0),
});
export const mergeCategoryInput = z.object({ into_id: idInput });

export type CategoryInput = z.infer<typeof categoryInput>;
export type ChangeCategoryInput = z.infer<typeof changeCategoryInput>;
export type NewCategoryInput = z.infer<typeof newCategoryInput>;
