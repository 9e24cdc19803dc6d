import { useId } from "react";
import { href, Link } from "react-router";
import type { ReviewsSummary } from "#domain/catalog/product/product.ts";
import type { ShopReview } from "#domain/catalog/review/find-shop-reviews.ts";
import type { Page } from "#shared/page.ts";
import { ReviewItem, ReviewsFigures } from "../product/reviews-panel.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { PageLinks } from "../parts/page-links.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

type ShopReviewsProps = { summary: ReviewsSummary; reviews: Page<ShopReview>; stars: number | null };

/** The reviews of a shop. */
export function ShopReviews({ summary, reviews, stars }: ShopReviewsProps) {
  const { t } = usePage();
  const titleId = useId();
  if (summary.count === 0)
    return (
      <EmptyState
        icon="star"
        title={t("No reviews yet")}
        text={t("Be the first to buy here and share your experience.")}
      />
    );
  return (
    <div className="grid gap-8 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="md:sticky md:top-36 md:self-start">
        <ReviewsFigures summary={summary} />
      </div>
      <section aria-labelledby={titleId} className="min-w-0">
        <h2 id={titleId} className="sr-only">
          {t("Reviews")}
        </h2>
        <StarsFilter summary={summary} stars={stars} />
        <ul className="mt-5 divide-y divide-line">
          {reviews.items.map((review) => (
            <ReviewItem key={review.id} review={review} about={<ReviewedProduct product={review.product} />} />
          ))}
        </ul>
        {reviews.items.length === 0 && <p className="text-muted">{t("No reviews with this rating.")}</p>}
        <PageLinks page={reviews} />
      </section>
    </div>
  );
}

function StarsFilter({ summary, stars }: { summary: ReviewsSummary; stars: number | null }) {
  const page = usePage();
  const { t } = page;
  const choices = [null, 5, 4, 3, 2, 1] as const;
  return (
    <nav aria-label={t("Filter by rating")}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice ?? "all"}>
            <Link
              to={{ search: choice === null ? "?tab=reviews" : `?tab=reviews&rating=${choice}` }}
              preventScrollReset
              aria-current={choice === stars ? "true" : undefined}
              className="figures flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 text-sm hover:border-ink aria-[current=true]:border-primary-text aria-[current=true]:bg-primary-soft aria-[current=true]:font-semibold aria-[current=true]:text-primary-text"
            >
              {choice === null ? (
                t("All")
              ) : (
                <>
                  <span aria-hidden>{`${choice} ★`}</span>
                  <span className="sr-only">
                    {t("{stars} stars: {number}", { stars: choice, number: summary.stars[choice - 1] ?? 0 })}
                  </span>
                </>
              )}
              <span aria-hidden className="text-xs text-muted">
                {formatNumber(page, choice === null ? summary.count : (summary.stars[choice - 1] ?? 0))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ReviewedProduct({ product }: { product: ShopReview["product"] }) {
  return (
    <Link
      to={href("/product/:slug", { slug: product.slug })}
      prefetch="intent"
      className="mt-3 inline-flex max-w-full items-center gap-2.5 rounded-full border border-line bg-surface py-1 ps-1 pe-4 text-sm hover:border-line-strong"
    >
      <Picture
        file={product.image}
        alt=""
        sizes="32px"
        width={32}
        height={32}
        className="size-8 shrink-0 rounded-full"
      />
      <span className="truncate">{product.name}</span>
    </Link>
  );
}
