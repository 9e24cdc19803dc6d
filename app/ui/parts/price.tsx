import type { ShownMoney } from "#shared/money.ts";
import { isolated } from "./isolated.ts";
import { usePage } from "./page.tsx";

type PriceProps = {
  price: ShownMoney;
  oldPrice?: ShownMoney | null;
  discountPercent?: number;
  /** The lowest price of the 30 days before a reduction. */
  lowestPrice30Days?: ShownMoney | null;
  size?: "small" | "medium" | "large";
  className?: string | undefined;
};

const SIZES = { small: "text-base", medium: "text-lg", large: "text-3xl" };

/** A price with its old price; labeled for screen readers. */
export function Price({ lowestPrice30Days, ...props }: PriceProps) {
  const { t } = usePage();
  if (props.size !== "large" || !lowestPrice30Days) return <PriceLine {...props} />;
  return (
    <div>
      <PriceLine {...props} />
      <p className="mt-1 text-xs text-muted">
        {t("Lowest price in the last 30 days: {price}", { price: isolated(lowestPrice30Days.formatted) })}
      </p>
    </div>
  );
}

function PriceLine({
  price,
  oldPrice,
  discountPercent = 0,
  size = "medium",
  className = "",
}: Omit<PriceProps, "lowestPrice30Days">) {
  const { t } = usePage();
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 ${className}`}>
      {oldPrice && <span className="sr-only">{t("Current price")}</span>}
      <span className={`figures font-bold ${SIZES[size]} ${oldPrice ? "text-deal-text" : "text-ink"}`}>
        {price.formatted}
      </span>
      {oldPrice && (
        <>
          <span className="sr-only">{t("Original price")}</span>
          <del className={`figures text-muted ${size === "large" ? "text-lg" : "text-xs"}`}>{oldPrice.formatted}</del>
        </>
      )}
      {size === "large" && discountPercent > 0 && <PercentOff percent={discountPercent} />}
    </p>
  );
}

export function PercentOff({ percent, className = "" }: { percent: number; className?: string }) {
  return (
    <span className={`figures rounded-md bg-deal px-1.5 py-0.5 text-2xs font-bold text-on-deal ${className}`} dir="ltr">
      {`−${percent}%`}
    </span>
  );
}
