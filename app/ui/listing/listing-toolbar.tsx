import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListingSort } from "#domain/discovery/listing/listing.ts";
import { buttonClass } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { countFilters, type ListingState, type ListingView, listingSearch, SORTS, withChange } from "./listing-url.ts";
import { Icon } from "../parts/icon.tsx";

type ToolbarProps = {
  state: ListingState;
  /** The id of the filter form, to which the sort belongs. */
  formId: string;
  /** The anchor of the filters, for use without scripts. */
  filtersId: string;
  onFilters: () => void;
  onView: (view: ListingView) => void;
  onSort: (sort: ListingSort) => void;
};

/** Filters (on a phone), sort and view. */
export function ListingToolbar({ state, formId, filtersId, onFilters, onView, onSort }: ToolbarProps) {
  const { t } = usePage();
  const chosen = countFilters(state);
  return (
    <div className="flex items-center gap-2">
      <a
        href={`#${filtersId}`}
        onClick={(event) => {
          event.preventDefault();
          onFilters();
        }}
        className={buttonClass("secondary", "medium", "lg:hidden")}
      >
        <Icon name="sliders-horizontal" className="size-4.5" />
        {t("Filters")}
        {chosen > 0 && <span className="figures rounded-full bg-primary px-2 text-xs text-on-primary">{chosen}</span>}
      </a>
      <SortSelect state={state} formId={formId} onSort={onSort} />
      <nav
        aria-label={t("View")}
        className="ms-auto hidden rounded-field border border-line-strong bg-surface p-0.5 sm:flex"
      >
        <ViewLink view="grid" state={state} label={t("Grid")} onView={onView}>
          <Icon name="layout-grid" className="size-5" />
        </ViewLink>
        <ViewLink view="list" state={state} label={t("List")} onView={onView}>
          <Icon name="layout-list" className="mirrored size-5" />
        </ViewLink>
      </nav>
    </div>
  );
}

function SortSelect({ state, formId, onSort }: Pick<ToolbarProps, "state" | "formId" | "onSort">) {
  const { t } = usePage();
  const labels: Record<ListingSort, string> = {
    relevance: state.q ? t("Best match") : t("Recommended"),
    newest: t("Newest first"),
    oldest: t("Oldest first"),
    price_low: t("Price: low to high"),
    price_high: t("Price: high to low"),
    top_rated: t("Top rated"),
    top_selling: t("Best selling"),
  };
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm max-lg:flex-1">
      <span className="shrink-0 text-muted max-sm:sr-only">{t("Sort by")}</span>
      <select
        form={formId}
        name="sort"
        value={state.sort}
        onChange={(event) => onSort(event.target.value as ListingSort)}
        className="h-11 min-w-0 rounded-field border border-line-strong bg-surface px-3 font-medium hover:border-ink max-lg:w-full"
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {labels[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}

function ViewLink({
  view,
  state,
  label,
  onView,
  children,
}: {
  view: ListingView;
  state: ListingState;
  label: string;
  onView: (view: ListingView) => void;
  children: ReactNode;
}) {
  const isCurrent = state.view === view;
  return (
    <Link
      to={{ search: listingSearch(withChange(state, { view })) }}
      aria-label={label}
      title={label}
      aria-current={isCurrent ? "true" : undefined}
      onClick={(event) => {
        event.preventDefault();
        onView(view);
      }}
      className={`flex size-9.5 items-center justify-center rounded-md ${isCurrent ? "bg-primary-soft text-primary-text" : "text-muted hover:text-ink"}`}
    >
      {children}
    </Link>
  );
}
