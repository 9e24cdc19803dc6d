import * as z from "zod";
import { formIdInput } from "#domain/id.input.ts";
import { bulkInput, listInput } from "#domain/platform/list/list.input.ts";
import { ADMIN_REVIEW_LIST, SHOP_REVIEW_LIST } from "#shared/list/review-lists.ts";
import { MAX_REPLY_LENGTH } from "#shared/review-choices.ts";
import { textInput } from "../../text.input.ts";

export const adminReviewsQuery = listInput(ADMIN_REVIEW_LIST);
export const shopReviewsQuery = listInput(SHOP_REVIEW_LIST);
export const reviewParameter = z.object({ id: formIdInput });
export const reviewReplyParameter = z.object({ id: formIdInput, reply: formIdInput });

/** `value`: why they are hidden. */
export const bulkReviewsInput = bulkInput(ADMIN_REVIEW_LIST, ["publish", "hide"]).and(
  z.object({ value: textInput(500).default("") }),
);
/** `value`: what is wrong with them. */
export const bulkShopReviewsInput = bulkInput(SHOP_REVIEW_LIST, ["report"]).and(
  z.object({ value: textInput(500).default("") }),
);

export const hideReviewInput = z.object({ reason: textInput(500, 3) });
export const deskReplyInput = z.object({
  parent_id: formIdInput.nullish(),
  reply: textInput(MAX_REPLY_LENGTH, 1),
});
export const replyStatusInput = z.object({ status: z.enum(["published", "hidden"]) });

export type DeskReplyInput = z.infer<typeof deskReplyInput>;
export type BulkReviewsInput = z.infer<typeof bulkReviewsInput>;
export type BulkShopReviewsInput = z.infer<typeof bulkShopReviewsInput>;
