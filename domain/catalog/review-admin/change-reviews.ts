import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { ADMIN_REVIEW_LIST, SHOP_REVIEW_LIST } from "#shared/list/review-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { reportReview } from "../review/report-review.ts";
import { getReviewReader, type ReviewReaderFailure } from "./find-review-queue.ts";
import { moderateReview } from "./moderate-review.ts";
import type { BulkReviewsInput, BulkShopReviewsInput } from "./review-admin.input.ts";
import type { ReviewRow } from "./review-admin.ts";
import { reviewReads } from "./review-admin.repository.ts";

/** Publishes or hides selected reviews. */
export async function changeReviews(
  ctx: Context,
  { value: reason, ...input }: BulkReviewsInput,
): Promise<Result<BulkReport, StaffFailure | Failure<"reason_missing">>> {
  const refusal = staffFailure(ctx, "reviews.moderate");
  if (refusal) return failure(refusal);
  const isHiding = input.action === "hide";
  const report = await runBulk(ctx, input, {
    definition: ADMIN_REVIEW_LIST,
    reads: reviewReads(ctx, { kind: "operator", shopId: null }),
    label: labelOf,
    change: (inside, { id }) =>
      moderateReview(inside, id, isHiding ? { status: "hidden", reason } : { status: "published" }),
  });
  return success(report);
}

/** A shop reports selected reviews of its products to the operator. */
export async function reportReviews(
  ctx: Context,
  { value: text, ...input }: BulkShopReviewsInput,
): Promise<Result<BulkReport, ReviewReaderFailure>> {
  const reader = await getReviewReader(ctx, "shop");
  if (!reader.ok) return reader;
  const report = await runBulk(ctx, input, {
    definition: SHOP_REVIEW_LIST,
    reads: reviewReads(ctx, reader.value),
    label: labelOf,
    change: (inside, { id }) => reportReview(inside, { review_id: id, reason: "other", text }),
  });
  return success(report);
}

function labelOf({ productName, author }: ReviewRow): string {
  return `${productName} · ${author}`;
}
