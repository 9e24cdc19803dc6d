import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ReviewRecord } from "#domain/catalog/review-admin/review-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { OrderPart } from "../order/order-part.tsx";
import { Button } from "../parts/button.tsx";
import { formatDay, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Stars } from "../parts/stars.tsx";
import { ReplyForm, ReplyTree } from "../review/reply-tree.tsx";
import { reportReasonName } from "../review/report-dialog.tsx";
import { ReviewPictures } from "../review/review-pictures.tsx";
import { ReviewStatus } from "../review/review-status.tsx";

type ReviewRecordScreenProps = {
  review: ReviewRecord;
  /** Publish, hide or report. */
  decisions: ReactNode;
  /** Null: read-only. */
  onReply: ((text: string) => Promise<string | null>) | null;
  /** For the operator alone. */
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
          <ReviewPictures files={review.pictures} author={review.author} />
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
                    look="quiet"
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
      <aside aria-label={t("Product")} className="grid gap-5">
        <OrderPart title={t("Product")}>
          <div className="flex items-center gap-3">
            <Picture file={review.image} alt="" sizes="4rem" className="size-16 shrink-0 rounded-field" />
            <p className="min-w-0">
              <Link
                to={href("/product/:slug", { slug: review.productSlug })}
                className="font-semibold text-primary-text hover:underline"
              >
                {review.productName}
              </Link>
              <span className="block text-sm text-muted">{review.shopName}</span>
            </p>
          </div>
        </OrderPart>
        {review.reports.length > 0 && (
          <OrderPart title={t("Reports")}>
            <ul className="divide-y divide-line">
              {review.reports.map((report) => (
                <li key={report.id} className="py-2 text-sm first:pt-0">
                  <p className="font-semibold">
                    {reportReasonName(report.reason, t)}{" "}
                    {report.replyId !== null && <span className="font-normal text-muted">({t("Reply")})</span>}
                  </p>
                  {report.text && (
                    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                      {report.text}
                    </p>
                  )}
                  <p className="text-muted">
                    {formatDay(page, report.createdAt)} · {report.isOpen ? t("Open") : t("Settled")}
                  </p>
                </li>
              ))}
            </ul>
          </OrderPart>
        )}
      </aside>
    </div>
  );
}
