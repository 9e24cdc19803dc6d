import * as z from "zod";
import { formIdInput } from "#domain/id.input.ts";
import {
  MAX_REPLY_LENGTH,
  MAX_REVIEW_LENGTH,
  MAX_REVIEW_IMAGES,
  REPORT_REASONS,
  REVIEW_SORTS,
} from "#shared/review-choices.ts";
import { pageInput, perPageInput } from "#domain/discovery/listing/listing.input.ts";
import { lineInput, textInput } from "../../text.input.ts";

/** A single file is not a list yet, and a browser sends an empty one if none was chosen. */
function readFiles(value: unknown): unknown {
  const files = Array.isArray(value) ? value : value === undefined || value === null || value === "" ? [] : [value];
  return files.filter((file) => file !== "" && !(file instanceof File && file.size === 0 && file.name === ""));
}

function readNames(value: unknown): unknown {
  return Array.isArray(value) ? value : value === undefined || value === "" ? [] : [value];
}

const starsInput = z.coerce.number().pipe(z.int().min(1).max(5));
const imageFiles = z.preprocess(readFiles, z.array(z.instanceof(File)).max(MAX_REVIEW_IMAGES));

const written = {
  rating: starsInput,
  title: lineInput(120, 0).default(""),
  comment: textInput(MAX_REVIEW_LENGTH).default(""),
  image: imageFiles,
};

/** `order_line_id`: which bought line it is about; absent: the latest one of this product that has no review yet. */
export const storeReviewInput = z.object({
  product_id: formIdInput,
  order_line_id: formIdInput.optional(),
  ...written,
});

/** `kept`: the images that stay. */
export const editReviewInput = z.object({
  id: formIdInput,
  ...written,
  kept: z.preprocess(readNames, z.array(lineInput(80)).max(MAX_REVIEW_IMAGES)),
});

/** `key`: of the link in the mail. */
export const invitedReviewInput = z.object({ key: lineInput(100), ...written });

export const reviewsQuery = z.object({
  stars: z.preprocess((value) => (value === "" ? undefined : value), starsInput.optional()),
  with_pictures: z.enum(["0", "1"]).optional(),
  sort: z.enum(REVIEW_SORTS).optional(),
  page: pageInput,
  per_page: perPageInput,
});

/** `review_id`, or `id`, names the review. */
export const likeReviewInput = z
  .object({ review_id: formIdInput.optional(), id: formIdInput.optional() })
  .refine(({ review_id, id }) => review_id !== undefined || id !== undefined, {
    path: ["review_id"],
    message: "This field is required.",
  });

export const likeReplyInput = z.object({ id: formIdInput, review_id: formIdInput });

/** `parent_id`: the reply that is answered. */
export const replyInput = z.object({
  review_id: formIdInput,
  parent_id: formIdInput.nullish(),
  reply: textInput(MAX_REPLY_LENGTH, 1),
});

/** `reply_id`: it is about a reply to the review. */
export const reportReviewInput = z.object({
  review_id: formIdInput,
  reply_id: formIdInput.nullish(),
  reason: z.enum(REPORT_REASONS),
  text: textInput(1_000).default(""),
});

export type StoreReviewInput = z.infer<typeof storeReviewInput>;
export type EditReviewInput = z.infer<typeof editReviewInput>;
export type InvitedReviewInput = z.infer<typeof invitedReviewInput>;
export type ReplyInput = z.infer<typeof replyInput>;
export type ReportReviewInput = z.infer<typeof reportReviewInput>;
export type WrittenReview = Pick<StoreReviewInput, "rating" | "title" | "comment" | "image">;
