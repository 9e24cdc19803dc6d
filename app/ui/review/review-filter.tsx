import type { ReviewsSummary } from "#domain/catalog/product/product.ts";
import { REVIEW_SORTS, type ReviewSort } from "#shared/review-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { SelectField } from "../parts/field.tsx";
import { NamedOptions } from "../parts/options.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

export type ReviewChoice = { stars: number | null; isWithPictures: boolean; sort: ReviewSort };

type ReviewFilterProps = {
  summary: ReviewsSummary;
  choice: ReviewChoice;
  onChange: (choice: ReviewChoice) => void;
};

const PILL =
  "figures flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 text-sm hover:border-ink aria-pressed:border-primary-text aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary-text";

/** Which reviews are shown: by stars, with images, and their order. */
export function ReviewFilter({ summary, choice, onChange }: ReviewFilterProps) {
  const page = usePage();
  const { t } = page;
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <div role="group" aria-label={t("Filter by rating")} className="flex flex-wrap gap-2">
        {[5, 4, 3, 2, 1].map((stars) => {
          const number = summary.stars[stars - 1] ?? 0;
          const isOn = choice.stars === stars;
          return (
            <button
              key={stars}
              type="button"
              data-action=""
              aria-pressed={isOn}
              disabled={number === 0 && !isOn}
              onClick={() => onChange({ ...choice, stars: isOn ? null : stars })}
              className={`${PILL} disabled:opacity-50`}
            >
              <span aria-hidden>{`${stars} ★`}</span>
              <span className="sr-only">{t("{stars} stars: {number}", { stars, number })}</span>
              <span aria-hidden className="text-xs text-muted">
                {formatNumber(page, number)}
              </span>
            </button>
          );
        })}
        <button
          type="button"
          data-action=""
          aria-pressed={choice.isWithPictures}
          onClick={() => onChange({ ...choice, isWithPictures: !choice.isWithPictures })}
          className={PILL}
        >
          {t("With pictures")}
        </button>
      </div>
      <SelectField
        label={t("Sort by")}
        value={choice.sort}
        className="w-48"
        onChange={({ target }) =>
          onChange({ ...choice, sort: REVIEW_SORTS.find((sort) => sort === target.value) ?? "newest" })
        }
      >
        <NamedOptions values={REVIEW_SORTS} nameOf={sortName} />
      </SelectField>
    </div>
  );
}

function sortName(sort: ReviewSort, t: Translate): string {
  const names: Record<ReviewSort, string> = {
    newest: t("Newest"),
    helpful: t("Most helpful"),
    highest: t("Highest rating"),
    lowest: t("Lowest rating"),
    pictures: t("Pictures first"),
  };
  return names[sort];
}
