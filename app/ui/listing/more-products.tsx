import { Link } from "react-router";
import { buttonClass } from "#app/ui/parts/button.tsx";
import { formatNumber, usePage } from "#app/ui/parts/page.tsx";
import { type ListingState, listingSearch } from "./listing-url.ts";

type MoreProps = {
  state: ListingState;
  page: number;
  isPending: boolean;
  onMore: () => void;
};

/** The page before the first shown one. A link to its own page; with scripts, its products join the list. */
export function EarlierProducts({ state, page, isPending, onMore }: MoreProps) {
  const { t } = usePage();
  return (
    <p className="mb-5 text-center">
      <MoreLink rel="prev" {...{ state, page, isPending, onMore }}>
        {t("Show previous products")}
      </MoreLink>
    </p>
  );
}

type LaterProps = Omit<MoreProps, "page"> & { shownCount: number; total: number; page: number | null };

/** How much of the list is shown, and the next page. */
export function LaterProducts({ shownCount, total, page, ...rest }: LaterProps) {
  const shop = usePage();
  if (page === null && shownCount >= total) return null;
  const part = total === 0 ? 100 : Math.min(100, (shownCount / total) * 100);
  return (
    <div className="mx-auto mt-10 flex max-w-xs flex-col items-center gap-4 text-center">
      <p className="text-sm text-muted">
        {shop.t("{shown} of {total} products", {
          shown: formatNumber(shop, shownCount),
          total: formatNumber(shop, total),
        })}
      </p>
      <svg aria-hidden className="h-1 w-full rtl:-scale-x-100">
        <rect width="100%" height="4" rx="2" className="fill-line" />
        <rect width={`${part}%`} height="4" rx="2" className="fill-primary" />
      </svg>
      {page !== null && (
        <MoreLink rel="next" page={page} {...rest}>
          {shop.t("Load more")}
        </MoreLink>
      )}
    </div>
  );
}

function MoreLink({
  rel,
  state,
  page,
  isPending,
  onMore,
  children,
}: MoreProps & { rel: "prev" | "next"; children: string }) {
  const { t } = usePage();
  return (
    <Link
      rel={rel}
      to={{ search: listingSearch({ ...state, page }) }}
      data-action=""
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (!isPending) onMore();
      }}
      className={buttonClass("secondary", "large", `min-w-56 ${isPending ? "opacity-60" : ""}`)}
    >
      {isPending ? t("Loading…") : children}
    </Link>
  );
}
