import type { ReactNode } from "react";
import type { ReviewRecord } from "#domain/catalog/review-admin/review-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { OrderPart } from "../order/order-part.tsx";
import { Button } from "../parts/button.tsx";
import { formatDay, usePage } from "../parts/page.tsx";
import { Stars } from "../parts/stars.tsx";
import { ReplyForm, ReplyTree } from "../review/reply-tree.tsx";
import { ReviewImages } from "../review/review-images.tsx";
import { ReviewStatus } from "../review/review-status.tsx";
import { SubjectAside } from "./subject-aside.tsx";

type ReviewRecordScreenProps = {
  review: ReviewRecord;
  /** Publish, hide or report. */
  decisions: ReactNode;
  /** Null: read-only. */
  onReply: ((text: string) => Promise<string | null>) | null;
  /** Only for the operator. */
  onReplyStatus?: (replyId: number, status: "published" | "hidden") => void;
};

/** A review in a desk: what was written, the replies, and the reports about it. */
export function ReviewRecordScreen({ review, decisions, onReply, onReplyStatus }: ReviewRecordScreenProps) {
  const page = usePage();
  const { t } = page;
  const replies = review.replies.map((reply) => ({ ...reply, likesCount: 0 }));
  const statusOf = new Map(review.replies.map(({ id, status }) => [id, status]));
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
      <div className="grid min-w-0 gap-5">
        <OrderPart title={review.title || t("Review")}>
          <div className="flex flex-wrap items-center gap-3">
            <Stars rating={review.stars} size="medium" />
            <ReviewStatus status={review.status} />
            {review.isVerified && <Chip tone="good">{t("Verified purchase")}</Chip>}
          </div>
          <p className="mt-2 text-sm text-muted">
            <bdi>{review.author || t("A customer")}</bdi> · {formatDay(page, review.createdAt)}
          </p>
          <p lang={review.languageCode} dir="auto" className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">
            {review.body}
          </p>
          <ReviewImages files={review.pictures} author={review.author} />
          {review.hiddenReason && (
            <p className="mt-3 text-sm text-muted wrap-anywhere">
              {t("Reason")}: {review.hiddenReason}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-2">{decisions}</div>
        </OrderPart>
        <OrderPart title={t("Replies")}>
          <ReplyTree
            replies={replies}
            actionsOf={({ id }) =>
              onReplyStatus && (
                <p className="mt-1 flex items-center gap-3">
                  <ReviewStatus status={statusOf.get(id) ?? "published"} />
                  <Button
                    variant="quiet"
                    size="small"
                    data-action=""
                    onClick={() => onReplyStatus(id, statusOf.get(id) === "published" ? "hidden" : "published")}
                  >
                    {statusOf.get(id) === "published" ? t("Hide") : t("Publish")}
                  </Button>
                </p>
              )
            }
          />
          {onReply && review.status === "published" && <ReplyForm onSend={onReply} />}
          {onReply && review.status !== "published" && (
            <p className="text-muted">{t("You can reply once the review is published.")}</p>
          )}
        </OrderPart>
      </div>
      <SubjectAside product={review} reports={review.reports} isAboutReply={({ replyId }) => replyId !== null} />
    </div>
  );
}
