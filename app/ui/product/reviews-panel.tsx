import type { ReactNode } from "react";
import type { Review, ReviewsSummary } from "#domain/catalog/product/product.ts";
import { formatDay, formatNumber, usePage } from "#app/ui/parts/page.tsx";
import { Stars } from "#app/ui/parts/stars.tsx";

/** Reviews: the average, the number of ratings per star, and in `children` the texts. */
export function ReviewsPanel({ summary, children }: { summary: ReviewsSummary; children: ReactNode }) {
  const { t } = usePage();
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-36">
      <h2 id="reviews-title" className="text-2xl">
        {t("Reviews")}
      </h2>
      {summary.count === 0 ? (
        <p className="mt-3 text-muted">{t("No reviews yet. Buy this product to be the first to review it.")}</p>
      ) : (
        <div className="mt-4 grid gap-8 md:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="md:sticky md:top-36 md:self-start">
            <ReviewsFigures summary={summary} />
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </section>
  );
}

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="divide-y divide-line">
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
    </ul>
  );
}

/** The average, and the number of ratings per star. */
export function ReviewsFigures({ summary }: { summary: ReviewsSummary }) {
  const page = usePage();
  const { t } = page;
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="figures font-heading text-4xl font-bold">
          {formatNumber(page, summary.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
        <span className="text-muted">{t("out of 5")}</span>
      </p>
      <Stars rating={summary.average} size="medium" />
      <p className="mt-1 text-sm text-muted">{t("{count} reviews", { count: summary.count })}</p>
      <StarBars summary={summary} />
    </>
  );
}

function StarBars({ summary }: { summary: ReviewsSummary }) {
  const { t } = usePage();
  return (
    <ul className="mt-4 grid gap-1.5">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = summary.stars[stars - 1] ?? 0;
        return (
          <li key={stars} className="flex items-center gap-2.5 text-sm">
            <span aria-hidden className="figures w-7 shrink-0 text-muted">
              {`${stars} ★`}
            </span>
            <svg aria-hidden className="h-2 w-full min-w-0 flex-1 rtl:-scale-x-100">
              <rect width="100%" height="8" rx="4" className="fill-line" />
              {count > 0 && (
                <rect width={`${(count / summary.count) * 100}%`} height="8" rx="4" className="fill-star" />
              )}
            </svg>
            <span aria-hidden className="figures w-6 text-end text-muted">
              {count}
            </span>
            <span className="sr-only">{t("{stars} stars: {number}", { stars, number: count })}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** One review; `about`: its subject, where that is not clear. */
export function ReviewItem({ review, about }: { review: Review; about?: ReactNode }) {
  const page = usePage();
  const { t } = page;
  return (
    <li className="py-5 first:pt-0">
      <article>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span
            aria-hidden
            className="flex size-9 items-center justify-center rounded-full bg-primary-soft text-sm font-semibold text-primary-text"
          >
            {String.fromCodePoint(review.author.codePointAt(0) ?? 0x2022)}
          </span>
          <p className="text-sm font-semibold">
            <bdi>{review.author}</bdi>
          </p>
          {review.isVerified && <p className="text-xs font-semibold text-success">{t("Verified purchase")}</p>}
          <time dateTime={review.createdAt} className="text-xs text-muted">
            {formatDay(page, review.createdAt)}
          </time>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-2.5">
          <Stars rating={review.stars} />
          {review.title && (
            <h3 lang={review.languageCode} dir="auto" className="font-sans text-base font-semibold tracking-normal">
              {review.title}
            </h3>
          )}
        </div>
        {review.body && (
          <p
            lang={review.languageCode}
            dir="auto"
            className="mt-1.5 w-fit max-w-prose whitespace-pre-line wrap-anywhere"
          >
            {review.body}
          </p>
        )}
        {about}
      </article>
    </li>
  );
}
