import { formatNumber, usePage } from "./page.tsx";

/** Five stars filled to the rating, with the number of ratings. */
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
  return (
    <p className={`flex items-center gap-1.5 ${size === "small" ? "text-xs" : "text-sm"} text-muted`}>
      <svg
        role="img"
        aria-label={t("{rating} out of 5 stars", { rating: formatNumber(page, rating) })}
        viewBox="0 0 100 20"
        className={`stars mirrored ${size === "small" ? "h-3.5" : "h-5"}`}
      >
        <rect width={Math.round(rating * 20)} />
      </svg>
      {count !== undefined && (
        <>
          <span aria-hidden className="figures">{`(${formatNumber(page, count)})`}</span>
          <span className="sr-only">{t("{count} reviews", { count })}</span>
        </>
      )}
    </p>
  );
}
