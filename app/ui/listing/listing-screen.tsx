import { type ComponentType, type ReactNode, useId, useState } from "react";
import type { Facets, Listing } from "#domain/discovery/listing/listing.ts";
import { Button } from "#app/ui/parts/button.tsx";
import { Drawer } from "#app/ui/parts/dialog.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { FilterForm } from "./filter-form.tsx";
import { EmptyListing, ListingHeader } from "./listing-header.tsx";
import { ListingToolbar } from "./listing-toolbar.tsx";
import { type ListingState, type ListingView, withChange } from "./listing-url.ts";
import { EarlierProducts, LaterProducts } from "./more-products.tsx";

type ListingScreenProps = {
  listing: Listing;
  facets: Facets;
  /** The requested state: of the shown response, or already of the next. */
  state: ListingState;
  action: string;
  /** The next response is loading. */
  isPending: boolean;
  firstPage: number;
  lastPage: number;
  shownCount: number;
  loading: "earlier" | "later" | null;
  onState: (state: ListingState) => void;
  onView: (view: ListingView) => void;
  onEarlier: () => void;
  onLater: () => void;
  /** Wraps a part that may hydrate after the rest. */
  Deferred: ComponentType<{ children: ReactNode }>;
  /** Replaces the listing's own header. */
  header?: ReactNode;
  /** Replaces the list and its filters when there is nothing to filter. */
  empty?: ReactNode;
  /** The listed products, as cards or rows. */
  children: ReactNode;
};

/** Any list of products: header, filters at the side (in a drawer on a phone), products, and paging. */
export function ListingScreen(props: ListingScreenProps) {
  const { listing, facets, state, action, isPending, onState } = props;
  const { t } = usePage();
  const id = useId();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { total, perPage } = listing.products;
  const isBrandFixed = listing.subject.type === "brand";
  const hasMore = props.lastPage * perPage < total;
  const form = { action, facets, state, isBrandFixed, onState };
  if (props.empty)
    return (
      <div className="content-width pt-4 pb-16">
        {props.header ?? <ListingHeader listing={listing} state={state} />}
        {props.empty}
      </div>
    );
  return (
    <div className="content-width pt-4 pb-16">
      {props.header ?? <ListingHeader listing={listing} state={state} />}
      <div className="mt-6 lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-8">
        <aside
          id={`${id}-filters`}
          aria-label={t("Filters")}
          className="hidden target:block lg:sticky lg:top-36 lg:block lg:max-h-[calc(100dvh-10rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:pe-3 [scrollbar-width:thin]"
        >
          <h2 className="sr-only">{t("Filters")}</h2>
          <props.Deferred>
            <FilterForm id={`${id}-form`} {...form} />
          </props.Deferred>
        </aside>
        <section
          tabIndex={-1}
          aria-label={t("Products")}
          aria-busy={isPending}
          className="min-w-0 scroll-mt-12 outline-none"
        >
          <ListingToolbar
            state={state}
            formId={`${id}-form`}
            filtersId={`${id}-filters`}
            onFilters={() => setDrawerOpen(true)}
            onView={props.onView}
            onSort={(sort) => onState(withChange(state, { sort }))}
          />
          <ActiveFilters facets={facets} state={state} className="mt-4" />
          <div className={`mt-5 transition-opacity delay-100 duration-200 ${isPending ? "opacity-45" : ""}`}>
            {total === 0 ? (
              <EmptyListing state={state} />
            ) : (
              <>
                {props.firstPage > 1 && (
                  <EarlierProducts
                    state={state}
                    page={props.firstPage - 1}
                    isPending={props.loading === "earlier"}
                    onMore={props.onEarlier}
                  />
                )}
                {props.children}
                <LaterProducts
                  state={state}
                  page={hasMore ? props.lastPage + 1 : null}
                  shownCount={props.shownCount}
                  total={total}
                  isPending={props.loading === "later"}
                  onMore={props.onLater}
                />
              </>
            )}
          </div>
        </section>
      </div>
      <Drawer
        side="start"
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        title={t("Filters")}
        footer={
          <Button size="large" className="w-full" onClick={() => setDrawerOpen(false)}>
            {t("Show {count} products", { count: total })}
          </Button>
        }
      >
        {isDrawerOpen && (
          <div className="px-5 pb-6">
            <ActiveFilters facets={facets} state={state} className="pt-4" />
            <FilterForm id={`${id}-drawer`} {...form} />
          </div>
        )}
      </Drawer>
    </div>
  );
}
