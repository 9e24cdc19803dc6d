import { formatNumber, usePage } from "./page.tsx";

const PATH = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.600 7.700l5.800-.8z";

/** Five stars filled to the rating, with how many gave one. */
export function Stars({
  rating,
  count,
  size = "small",
}: {
  rating: number;
  count?: number;
  size?: "small" | "medium";
}) {
  const page = usePage();
  const { t } = page;
  if (count === 0) return <p className="text-xs text-muted">{t("No reviews yet")}</p>;
  const height = size === "small" ? "h-3.5" : "h-5";
  return (
    <p className={`flex items-center gap-1.5 ${size === "small" ? "text-xs" : "text-sm"} text-muted`}>
      <span
        role="img"
        aria-label={t("{rating} of 5 stars", { rating: formatNumber(page, rating) })}
        className="inline-flex"
        dir="ltr"
      >
        {[0, 1, 2, 3, 4].map((star) => (
          <Star key={star} part={Math.max(0, Math.min(1, rating - star))} className={height} />
        ))}
      </span>
      {count !== undefined && (
        <span className="figures">
          <span aria-hidden>({formatNumber(page, count)})</span>
          <span className="sr-only">{t("{count} reviews", { count })}</span>
        </span>
      )}
    </p>
  );
}

function Star({ part, className }: { part: number; className: string }) {
  const width = Math.round(part * 20);
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={`w-auto ${className}`}>
      <path d={PATH} className="fill-line" />
      {width > 0 && (
        <svg width={width} height="20" viewBox={`0 0 ${width} 20`}>
          <path d={PATH} className="fill-star" />
        </svg>
      )}
    </svg>
  );
}
