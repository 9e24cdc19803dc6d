import type { ImageFailure } from "#domain/platform/file/file-store.ts";
import { statusOfText } from "#domain/platform/moderation/moderation.ts";
import { consumeRateLimit, limitOfAddress } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { notifyNewReview } from "./notify-review.ts";
import { refreshReviewFigures } from "./refresh-review-figures.ts";
import { publicName } from "./review.ts";
import type { InvitedReviewInput, StoreReviewInput, WrittenReview } from "./review.input.ts";
import {
  findBoughtLine,
  findInvitation,
  getCustomerName,
  insertReview,
  markInvitationUsed,
  type BoughtLine,
} from "./review-author.repository.ts";
import { withReviewImages } from "./review-images.ts";

export type StoredReview = { id: number; isPublished: boolean };
export type StoreReviewFailure =
  | Failure<"sign_in" | "not_bought" | "own_product" | "reviewed_already" | "too_many_tries">
  | ImageFailure;
export type StoreInvitedReviewFailure =
  | Failure<"link_ended" | "own_product" | "reviewed_already" | "too_many_tries">
  | ImageFailure;

const MAX_REVIEWS_PER_WINDOW = 30;

/** A buyer reviews a product that has arrived: once for each order line. */
export async function storeReview(
  ctx: Context,
  input: StoreReviewInput,
): Promise<Result<StoredReview, StoreReviewFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "review-account", of: String(customerId), max: MAX_REVIEWS_PER_WINDOW };
  const tried = await consumeRateLimit(ctx, limit);
  if (!tried.ok) return tried;
  const wanted = { productId: input.product_id, orderLineId: input.order_line_id ?? null };
  const line = await findBoughtLine(ctx, customerId, wanted);
  if (!line) return failure({ code: "not_bought" });
  if (line.shopOwnerId === customerId) return failure({ code: "own_product" });
  const authorName = publicName(await getCustomerName(ctx, customerId));
  return withReviewImages(ctx, input.image, (pictures) =>
    withTransaction(ctx, (inside) => write(inside, line, { customerId, authorName }, input, pictures)),
  );
}

/** The same through the link of a mail, which signs no one in: its key counts once. */
export async function storeInvitedReview(
  ctx: Context,
  input: InvitedReviewInput,
): Promise<Result<StoredReview, StoreInvitedReviewFailure>> {
  const tried = await consumeRateLimit(ctx, limitOfAddress(ctx, "review-key", MAX_REVIEWS_PER_WINDOW));
  if (!tried.ok) return tried;
  const keyHash = ctx.hashToken(input.key);
  const invited = await findInvitation(ctx, keyHash);
  if (!invited) return failure({ code: "link_ended" });
  const { customerId } = invited;
  if (customerId !== null && customerId === invited.shopOwnerId) return failure({ code: "own_product" });
  const name = customerId === null ? namesOf(invited.name) : await getCustomerName(ctx, customerId);
  return withReviewImages(ctx, input.image, (pictures) =>
    withTransaction(ctx, async (inside): Promise<Result<StoredReview, StoreInvitedReviewFailure>> => {
      if (!(await markInvitationUsed(inside, keyHash))) return failure({ code: "link_ended" });
      return write(inside, invited, { customerId, authorName: publicName(name) }, input, pictures);
    }),
  );
}

async function write(
  ctx: Context,
  { productId, orderLineId }: BoughtLine,
  author: { customerId: number | null; authorName: string },
  { rating: stars, title, comment: body }: WrittenReview,
  pictures: string[],
): Promise<Result<StoredReview, Failure<"reviewed_already">>> {
  const status = statusOfText(ctx.settings, title, body);
  const id = await insertReview(ctx, { productId, orderLineId, ...author, stars, title, body, pictures, status });
  if (id === null) return failure({ code: "reviewed_already" });
  if (status === "published") await refreshReviewFigures(ctx, [productId]);
  await notifyNewReview(ctx, id, status);
  return success({ id, isPublished: status === "published" });
}

function namesOf(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...others] = name.trim().split(/\s+/u);
  return { firstName, lastName: others.at(-1) ?? "" };
}
