import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "./button.tsx";
import { formatNumber, usePage } from "./page.tsx";

type MorePagesProps = {
  shownCount: number;
  total: number;
  /** Pages before and after the shown ones; null if there is none. */
  earlierPage: number | null;
  laterPage: number | null;
  loading: "earlier" | "later" | null;
  searchOf: (page: number) => string;
  /** How much of the list is shown, as text. */
  note: (shown: string, total: string) => string;
  onEarlier: () => void;
  onLater: () => void;
  children: ReactNode;
};

/** A list that loads more at both ends. Its links lead to separate pages; with scripts, their entries join the list. */
export function MorePages({ shownCount, total, children, ...props }: MorePagesProps) {
  const page = usePage();
  const { t } = page;
  const { earlierPage, laterPage, loading } = props;
  const isWhole = laterPage === null && shownCount >= total;
  return (
    <>
      {earlierPage !== null && (
        <p className="mb-5 text-center">
          <MoreLink
            rel="prev"
            search={props.searchOf(earlierPage)}
            isPending={loading === "earlier"}
            onMore={props.onEarlier}
          >
            {t("Show previous")}
          </MoreLink>
        </p>
      )}
      {children}
      <div className="mx-auto mt-10 flex max-w-xs flex-col items-center gap-4 text-center empty:hidden">
        {!isWhole && (
          <p className="figures text-sm text-muted">
            {props.note(formatNumber(page, shownCount), formatNumber(page, total))}
          </p>
        )}
        {laterPage !== null && (
          <MoreLink
            rel="next"
            search={props.searchOf(laterPage)}
            isPending={loading === "later"}
            onMore={props.onLater}
          >
            {t("Load more")}
          </MoreLink>
        )}
      </div>
    </>
  );
}

type MoreLinkProps = {
  rel: "prev" | "next";
  search: string;
  isPending: boolean;
  onMore: () => void;
  children: string;
};

function MoreLink({ rel, search, isPending, onMore, children }: MoreLinkProps) {
  const { t } = usePage();
  return (
    <Link
      rel={rel}
      to={{ search }}
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
