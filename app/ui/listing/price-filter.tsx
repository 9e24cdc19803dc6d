import { useState } from "react";
import type { Facets } from "#domain/discovery/listing/listing.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { barOf, priceAt, stepOf, STEPS } from "./price-scale.ts";

type PriceFilterProps = {
  range: Facets["priceRange"];
  priceMin: string | null;
  priceMax: string | null;
  /** Delay after a thumb is released. */
  onPrice: (priceMin: string | null, priceMax: string | null) => void;
};

/** The price range being typed or dragged, not requested yet; `of`: the response it started from. */
type Draft = { of: string; min: string; max: string; low: number; high: number };

const FIELD =
  "figures mt-1 h-10 w-full rounded-field border border-line-strong bg-surface px-2.5 text-sm text-ink hover:border-ink";

/** A price range: two fields, and a slider with two thumbs. */
export function PriceFilter({ range, priceMin, priceMax, onPrice }: PriceFilterProps) {
  const { t } = usePage();
  const scale = { min: Number(range.minMajor), max: Number(range.maxMajor) };
  const of = [priceMin, priceMax, range.minMajor, range.maxMajor].join(" ");
  const [kept, setDraft] = useState<Draft | null>(null);
  const draft: Draft =
    kept?.of === of
      ? kept
      : {
          of,
          min: priceMin ?? "",
          max: priceMax ?? "",
          low: priceMin === null ? 0 : stepOf(scale, Number(priceMin)),
          high: priceMax === null ? STEPS : stepOf(scale, Number(priceMax)),
        };
  const bar = barOf(draft.low, draft.high);

  const pullLow = (step: number) => {
    const low = Math.min(step, draft.high - 1);
    setDraft({ ...draft, low, min: low <= 0 ? "" : priceAt(scale, low, "down") });
  };
  const pullHigh = (step: number) => {
    const high = Math.max(step, draft.low + 1);
    setDraft({ ...draft, high, max: high >= STEPS ? "" : priceAt(scale, high, "up") });
  };
  const letGo = () => kept?.of === of && onPrice(draft.min || null, draft.max || null);

  return (
    <div>
      {scale.max > scale.min && (
        <div className="relative mx-2.5 h-9 noscript:hidden rtl:-scale-x-100">
          <svg aria-hidden className="absolute inset-x-0 top-1/2 h-1 w-full -translate-y-1/2">
            <rect width="100%" height="4" rx="2" className="fill-line" />
            <rect x={`${bar.start}%`} width={`${bar.width}%`} height="4" rx="2" className="fill-primary" />
          </svg>
          <div dir="ltr" className="absolute -inset-x-2.5 inset-y-0">
            <Thumb
              label={t("Lowest price")}
              text={draft.min || range.min.formatted}
              step={draft.low}
              onPull={pullLow}
              onLetGo={letGo}
            />
            <Thumb
              label={t("Highest price")}
              text={draft.max || range.max.formatted}
              step={draft.high}
              onPull={pullHigh}
              onLetGo={letGo}
            />
          </div>
        </div>
      )}
      <div className="flex items-end gap-2.5">
        <label className="flex-1 text-xs text-muted">
          {t("From")} ({range.min.currency})
          <input
            name="price_min"
            inputMode="decimal"
            autoComplete="off"
            value={draft.min}
            placeholder={range.minMajor}
            onChange={(event) => setDraft({ ...draft, min: event.target.value })}
            className={FIELD}
          />
        </label>
        <label className="flex-1 text-xs text-muted">
          {t("To")} ({range.min.currency})
          <input
            name="price_max"
            inputMode="decimal"
            autoComplete="off"
            value={draft.max}
            placeholder={range.maxMajor}
            onChange={(event) => setDraft({ ...draft, max: event.target.value })}
            className={FIELD}
          />
        </label>
      </div>
    </div>
  );
}

type ThumbProps = { label: string; text: string; step: number; onPull: (step: number) => void; onLetGo: () => void };

function Thumb({ label, text, step, onPull, onLetGo }: ThumbProps) {
  return (
    <input
      type="range"
      min={0}
      max={STEPS}
      value={step}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => {
        // The form requests the list when the thumb is released, not at every step.
        event.stopPropagation();
        onPull(Number(event.target.value));
      }}
      onPointerUp={onLetGo}
      onKeyUp={onLetGo}
      className="price-thumb"
    />
  );
}
