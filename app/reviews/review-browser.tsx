import { type ReactNode, useState } from "react";
import type { ReviewsSummary } from "#domain/catalog/product/product.ts";
import type { ReviewEntry, ReviewReply } from "#domain/catalog/review/review.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "../api-client/call.ts";
import { Button } from "../ui/parts/button.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { ReviewItem } from "../ui/product/reviews-panel.tsx";
import { ReportDialog } from "../ui/review/report-dialog.tsx";
import { type ReviewChoice, ReviewFilter } from "../ui/review/review-filter.tsx";
import { ReplyForm, ReplyTree } from "../ui/review/reply-tree.tsx";
import { ReviewActions } from "../ui/review/review-actions.tsx";
import { ReviewImages } from "../ui/review/review-images.tsx";
import { useSignInPath } from "../visitor/use-sign-in-path.ts";
import { useReviews } from "./use-reviews.ts";

type Target = { reviewId: number; replyId: number | null };
type ReviewBrowserProps = {
  productId: number;
  summary: ReviewsSummary;
  /** Until the first answer. */ children: ReactNode;
};

const FIRST: ReviewChoice = { stars: null, isWithPictures: false, sort: "newest" };

/** All reviews of a product: filtered and sorted, with images, replies, likes and reports. */
export function ReviewBrowser({ productId, summary, children }: ReviewBrowserProps) {
  const { t } = usePage();
  const call = useCall();
  const signInPath = useSignInPath();
  const [choice, setChoice] = useState(FIRST);
  const [answered, setAnswered] = useState<Target | null>(null);
  const [reported, setReported] = useState<Target | null>(null);
  const { entries: reviews, hasMore, isPending, marks, loadMore, setMarks, change } = useReviews(productId, choice);

  async function like(review: ReviewEntry, isLiked: boolean): Promise<void> {
    const json = { review_id: review.id };
    const outcome = isLiked
      ? await call.post("/product/like-review", { json }, { isSuccessShown: false })
      : await call.post("/product/unlike-review", { json }, { isSuccessShown: false });
    if (!outcome.ok) return;
    change(review.id, (before) => ({ ...before, likesCount: outcome.answer.review.likes_count }));
    setMarks((before) => ({ ...before, likedReviews: toggled(before.likedReviews, review.id, isLiked) }));
  }

  async function likeReply(reviewId: number, { id }: ReviewReply, isLiked: boolean): Promise<void> {
    const json = { id, review_id: reviewId };
    const outcome = isLiked
      ? await call.post("/product/like-reply", { json }, { isSuccessShown: false })
      : await call.post("/product/unlike-reply", { json }, { isSuccessShown: false });
    if (!outcome.ok) return;
    const { likes_count: likesCount } = outcome.answer.review;
    change(reviewId, (before) => ({
      ...before,
      replies: before.replies.map((reply) => (reply.id === id ? { ...reply, likesCount } : reply)),
    }));
    setMarks((before) => ({ ...before, likedReplies: toggled(before.likedReplies, id, isLiked) }));
  }

  async function reply({ reviewId, replyId }: Target, text: string): Promise<string | null> {
    const json = { review_id: reviewId, parent_id: replyId, reply: text };
    const outcome = await call.post("/home/product-reply-store", { json }, { refusal: "none" });
    if (!outcome.ok) return outcome.errors.reply ?? outcome.error;
    const made = outcome.answer.reply;
    if (made) change(reviewId, (before) => ({ ...before, replies: [...before.replies, fromWire<ReviewReply>(made)] }));
    setAnswered(null);
    return null;
  }

  const isAnswered = (reviewId: number, replyId: number | null) =>
    answered?.reviewId === reviewId && answered.replyId === replyId;
  const formOf = (target: Target) =>
    isAnswered(target.reviewId, target.replyId) && (
      <ReplyForm onSend={(text) => reply(target, text)} onClose={() => setAnswered(null)} />
    );

  return (
    <>
      <ReviewFilter summary={summary} choice={choice} onChange={setChoice} />
      {reviews === null ? (
        children
      ) : (
        <ul aria-busy={isPending} className="divide-y divide-line">
          {reviews.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              about={
                <>
                  <ReviewImages files={review.pictures} author={review.author} />
                  <ReviewActions
                    likesCount={review.likesCount}
                    isLiked={marks.likedReviews.includes(review.id)}
                    isOwn={marks.ownReviews.includes(review.id)}
                    signInPath={signInPath}
                    onLike={(isLiked) => void like(review, isLiked)}
                    onReply={() => setAnswered({ reviewId: review.id, replyId: null })}
                    onReport={() => setReported({ reviewId: review.id, replyId: null })}
                  />
                  {formOf({ reviewId: review.id, replyId: null })}
                  <ReplyTree
                    replies={review.replies}
                    actionsOf={(each) => (
                      <>
                        <ReviewActions
                          likesCount={each.likesCount}
                          isLiked={marks.likedReplies.includes(each.id)}
                          isOwn={false}
                          signInPath={signInPath}
                          onLike={(isLiked) => void likeReply(review.id, each, isLiked)}
                          onReply={() => setAnswered({ reviewId: review.id, replyId: each.id })}
                          onReport={() => setReported({ reviewId: review.id, replyId: each.id })}
                        />
                        {formOf({ reviewId: review.id, replyId: each.id })}
                      </>
                    )}
                  />
                </>
              }
            />
          ))}
        </ul>
      )}
      {reviews?.length === 0 && <p className="text-muted">{t("No reviews match. Try fewer filters.")}</p>}
      {hasMore && (
        <Button
          variant="secondary"
          data-action=""
          className="mt-4"
          isPending={isPending}
          onClick={() => void loadMore()}
        >
          {t("More reviews")}
        </Button>
      )}
      {reported && (
        <ReportDialog
          onClose={() => setReported(null)}
          onSend={async ({ reason, text }) => {
            const json = { review_id: reported.reviewId, reply_id: reported.replyId, reason, text };
            const outcome = await call.post("/product/report-review", { json }, { refusal: "none" });
            return outcome.ok ? null : outcome.error;
          }}
        />
      )}
    </>
  );
}

function toggled(ids: readonly number[], id: number, isIn: boolean): number[] {
  const others = ids.filter((each) => each !== id);
  return isIn ? [...others, id] : others;
}
