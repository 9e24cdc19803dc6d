import type { OwnReview, ReviewableLine } from "#domain/catalog/review/review.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Stars } from "../parts/stars.tsx";
import { ReviewStatus } from "./review-status.tsx";

type ReviewableLinesProps = { lines: readonly ReviewableLine[]; onOpen: (line: ReviewableLine) => void };

/** Bought items, each with the shopper's review or a button to write one. */
export function ReviewableLines({ lines, onOpen }: ReviewableLinesProps) {
  const { t } = usePage();
  return (
    <ul className="-mt-3 divide-y divide-line">
      {lines.map((line) => (
        <li key={line.orderLineId} className="flex flex-wrap items-start gap-3 py-3">
          <Picture file={line.image} alt="" sizes="4rem" className="size-16 shrink-0 rounded-field" />
          <div className="min-w-0 flex-1 basis-48">
            <p className="line-clamp-2 leading-snug font-medium">{line.name}</p>
            {line.variantsName !== "" && <p className="text-sm text-muted">{line.variantsName}</p>}
            {line.review && <WrittenReview review={line.review} />}
          </div>
          {line.review === null ? (
            <Button variant="secondary" size="small" data-action="" onClick={() => onOpen(line)}>
              {t("Write a review")}
            </Button>
          ) : (
            line.review.isEditable && (
              <Button variant="quiet" size="small" data-action="" onClick={() => onOpen(line)}>
                {t("Edit review")}
              </Button>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

function WrittenReview({ review }: { review: OwnReview }) {
  return (
    <div className="mt-1.5 grid gap-1 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Stars rating={review.stars} />
        {review.status !== "published" && <ReviewStatus status={review.status} />}
      </div>
      {review.title && (
        <p dir="auto" className="font-semibold wrap-anywhere">
          {review.title}
        </p>
      )}
      {review.body && (
        <p dir="auto" className="line-clamp-3 whitespace-pre-line wrap-anywhere">
          {review.body}
        </p>
      )}
      {review.hiddenReason && <p className="text-muted wrap-anywhere">{review.hiddenReason}</p>}
    </div>
  );
}
