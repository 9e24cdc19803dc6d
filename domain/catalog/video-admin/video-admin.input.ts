import * as z from "zod";
import { formIdInput } from "#domain/id.input.ts";
import { listInput } from "#domain/platform/list/list.input.ts";
import { SHOP_VIDEO_LIST } from "#shared/list/video-lists.ts";
import { MAX_VIDEO_SECONDS, MAX_VIDEO_PRODUCTS } from "#shared/video-choices.ts";
import { lineInput, textInput } from "../../text.input.ts";

const MAX_DESCRIPTION = 2_000;
const MAX_TITLE = 120;

const language = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);

export const shopVideosQuery = listInput(SHOP_VIDEO_LIST);
export const videoParameter = z.object({ id: formIdInput });

/** `shop_id`: for staff, whose video it is. */
export const newVideoInput = z.object({ title: lineInput(MAX_TITLE), shop_id: formIdInput.optional() });

/** `address`: of a video at YouTube or Vimeo; empty for an uploaded video. */
export const changeVideoInput = z.object({
  title: lineInput(MAX_TITLE),
  description: textInput(MAX_DESCRIPTION).default(""),
  address: z.string().trim().max(500).default(""),
  /** An instant; null for a draft, in the future to schedule it. */
  published_at: z.iso.datetime({ offset: true }).nullable().default(null),
  products: z
    .array(z.object({ slug: z.string().trim().max(200), second: z.int().min(0).max(MAX_VIDEO_SECONDS) }))
    .max(MAX_VIDEO_PRODUCTS)
    .default([]),
  /** A language with an empty title has no texts of its own. */
  translations: z
    .array(
      z.object({
        language_code: language,
        title: lineInput(MAX_TITLE, 0),
        description: textInput(MAX_DESCRIPTION).default(""),
      }),
    )
    .max(50)
    .default([]),
});

export const captionLanguageInput = language;
export const hideVideoInput = z.object({ reason: textInput(500, 3) });

export type NewVideoInput = z.infer<typeof newVideoInput>;
export type ChangeVideoInput = z.infer<typeof changeVideoInput>;
