import { useId, useState } from "react";
import { usePage } from "../parts/page.tsx";

const STARS = [1, 2, 3, 4, 5] as const;
const FILLED = "fill-star text-star";
const EMPTY = "fill-none text-line-strong";

/** One to five stars: radio buttons named `rating`. */
export function StarChoice({ initial, error }: { initial: number | null; error?: string | undefined }) {
  const { t } = usePage();
  const id = useId();
  const [stars, setStars] = useState(initial ?? 0);
  const names = [t("Bad"), t("Poor"), t("Okay"), t("Good"), t("Excellent")];
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-sm font-medium">{t("Your rating")}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex">
          {STARS.map((value) => (
            <label
              key={value}
              className="cursor-pointer rounded-field p-1 has-focus-visible:outline-2 has-focus-visible:outline-primary-text"
            >
              <input
                type="radio"
                name="rating"
                value={value}
                checked={stars === value}
                aria-label={`${value} ★ ${names[value - 1]}`}
                onChange={() => setStars(value)}
                className="sr-only"
              />
              <svg
                aria-hidden
                viewBox="0 0 24 24"
                className={`size-8 stroke-current ${value <= stars ? FILLED : EMPTY}`}
              >
                <path
                  strokeWidth="1.5"
                  strokeLinejoin="round"
                  d="m12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z"
                />
              </svg>
            </label>
          ))}
        </div>
        <span aria-live="polite" className="text-sm text-muted">
          {names[stars - 1]}
        </span>
      </div>
      {error && (
        <p id={id} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
