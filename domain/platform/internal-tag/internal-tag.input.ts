import * as z from "zod";
import { TAG_PATTERN } from "#shared/list/tag-filter.ts";

/** One line without invisible characters, which would make two tags look alike. */
const tagName = z
  .string()
  .transform((text) => text.normalize("NFC").replaceAll(/\s+/g, " ").trim())
  .refine((text) => TAG_PATTERN.test(text) && text.isWellFormed(), "This value isn't valid.");

export const tagInput = z.object({ name: tagName });

/** The tag of a bulk action; null if invalid. */
export function readTag(text: string): string | null {
  const read = tagName.safeParse(text);
  return read.success ? read.data : null;
}
