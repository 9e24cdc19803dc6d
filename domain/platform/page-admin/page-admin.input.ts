import * as z from "zod";
import { idInput } from "#domain/id.input.ts";
import { lineInput } from "../../text.input.ts";

const MAX_BODY = 100_000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const body = z
  .string()
  .max(MAX_BODY)
  .refine((text) => !text.includes("\0") && text.isWellFormed(), "This value isn't valid.");
const description = lineInput(300, 0).default("");

export const pageInput = z.object({
  slug: z
    .string()
    .trim()
    .max(80)
    .refine((text) => SLUG.test(text), "Use lowercase letters, digits and hyphens."),
  title: lineInput(120),
  /** HTML; whatever pages cannot show is removed. */
  body,
  description,
  is_published: z.boolean(),
  /** When a published page appears, in the shop's time zone or with a Z in UTC; empty: at once. */
  publish_at: z.string().trim().max(30).default(""),
  is_legal: z.boolean(),
  is_in_footer: z.boolean(),
  /** A language with an empty title has no texts of its own. */
  translations: z
    .array(
      z.object({
        language_code: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
        title: lineInput(120, 0),
        body,
        description,
      }),
    )
    .max(50)
    .default([]),
  /** The version as read, to detect changes by others; null before the first. */
  version_id: idInput.nullable().default(null),
});

export type PageInput = z.infer<typeof pageInput>;
