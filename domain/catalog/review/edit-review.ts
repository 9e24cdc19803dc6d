import type { ImageFailure } from "#domain/platform/file/file-store.ts";
import { statusOfText } from "#domain/platform/moderation/moderation.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { MAX_REVIEW_IMAGES } from "#shared/review-choices.ts";
import { withTransaction, type Context } from "../../context.ts";
import { notifyWaitingReview } from "./notify-review.ts";
import { refreshReviewFigures } from "./refresh-review-figures.ts";
import type { EditReviewInput } from "./review.input.ts";
import { lockOwnReview, updateReview } from "./review-author.repository.ts";
import { dropReviewImages, withReviewImages } from "./review-images.ts";
import type { StoredReview } from "./store-review.ts";

export type EditReviewFailure =
  | Failure<"sign_in" | "not_found" | "review_closed" | "too_many_entries" | "too_many_tries">
  | ImageFailure;

const DAY_MILLISECONDS = 86_400_000;
const MAX_EDITS_PER_WINDOW = 30;

/** Whether a review can still be changed; a hidden one cannot. */
export function isReviewEditable(
  ctx: Context,
  { status, createdAt }: { status: "pending" | "published" | "hidden"; createdAt: Date },
): boolean {
  const age = ctx.now().getTime() - createdAt.getTime();
  return status !== "hidden" && age < ctx.settings.reviewEditDays * DAY_MILLISECONDS;
}

/** The author changes stars, text or images; new words are checked like the first ones. */
export async function editReview(
  ctx: Context,
  input: EditReviewInput,
): Promise<Result<StoredReview, EditReviewFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "review-edit", of: String(customerId), max: MAX_EDITS_PER_WINDOW };
  const tried = await consumeRateLimit(ctx, limit);
  if (!tried.ok) return tried;
  if (input.kept.length + input.image.length > MAX_REVIEW_IMAGES)
    return failure({ code: "too_many_entries", values: { number: String(MAX_REVIEW_IMAGES) } });
  return withReviewImages(ctx, input.image, (added) =>
    withTransaction(ctx, (inside) => change(inside, customerId, input, added)),
  );
}

async function change(
  ctx: Context,
  customerId: number,
  { id, rating: stars, title, comment: body, kept }: EditReviewInput,
  added: readonly string[],
): Promise<Result<StoredReview, Failure<"not_found" | "review_closed">>> {
  const before = await lockOwnReview(ctx, id, customerId);
  if (!before) return failure({ code: "not_found" });
  if (!isReviewEditable(ctx, before)) return failure({ code: "review_closed" });
  const stay = before.pictures.filter((name) => kept.includes(name));
  const status = statusOfText(ctx.settings, title, body);
  await updateReview(ctx, id, { stars, title, body, pictures: [...stay, ...added], status });
  await refreshReviewFigures(ctx, [before.productId]);
  if (status === "pending") await notifyWaitingReview(ctx, id);
  const removed = before.pictures.filter((name) => !stay.includes(name));
  ctx.afterCommit((outside) => dropReviewImages(outside, removed));
  return success({ id, isPublished: status === "published" });
}
