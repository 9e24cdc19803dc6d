import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useHref, useLocation, useNavigate, useNavigation } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import { ProductCards } from "#app/products/product-cards.tsx";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { rememberSearch } from "#app/shell/recent-searches.ts";
import { DeferredPart } from "#app/hydration/deferred-part.tsx";
import { EmptySearch } from "#app/ui/listing/empty-search.tsx";
import { ListingDocument } from "#app/ui/listing/listing-document.tsx";
import { ListingScreen } from "#app/ui/listing/listing-screen.tsx";
import { type ListingState, listingSearch, readListingUrl, withChange } from "#app/ui/listing/listing-url.ts";
import type { ListingScreenData } from "./load-listing.server.ts";
import { useLoadedProducts } from "./use-loaded-products.ts";

const CARDS_OF_FIRST_SCREEN = 4;
const FRAME_MILLISECONDS = 17;

/** A new selection is loaded; a change of the view, or a page added to the list, only changes the URL. */
export const shouldRevalidateListing = dependsOn("currency");

/** The listing screen shared by all routes that list products. */
export function ListingRoute({ screen, header }: { screen: ListingScreenData; header?: ReactNode }) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const location = useLocation();
  const action = useHref(location.pathname);
  const call = useCall();
  const loaded = useLoadedProducts(screen);
  const [wanted, setWanted] = useState<{ state: ListingState; at: string } | null>(null);
  const shown: ListingState = { ...readListingUrl(new URLSearchParams(location.search)), page: screen.state.page };
  const state = wanted?.at === location.key ? wanted.state : shown;
  const asking = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(asking.current), []);
  const results = useResultsInPlace(screen.selection);
  const searched = screen.listing.correctedQuery ?? screen.state.q;
  const isFound = screen.listing.products.total > 0;
  useEffect(() => {
    if (!searched) return;
    if (isFound) rememberSearch(searched);
    void call.post("/search/note", { json: { q: searched } }, { refusal: "none", isSuccessShown: false });
  }, [call, searched, isFound]);

  const { products } = loaded;
  const isList = state.view === "list";
  // A clicked filter shows at once: the cards render again only when new ones arrive.
  const cards = useMemo(
    () => (
      <ProductCards
        products={products}
        layout={isList ? "list" : "beside"}
        firstCount={CARDS_OF_FIRST_SCREEN}
        headingLevel="h2"
      />
    ),
    [products, isList],
  );

  function onState(next: ListingState) {
    setWanted({ state: next, at: location.key });
    clearTimeout(asking.current);
    const ask = () => void navigate({ search: listingSearch({ ...next, page: 1 }) }, { preventScrollReset: true });
    // Show the click first, then request.
    asking.current = setTimeout(ask, FRAME_MILLISECONDS);
  }

  return (
    <div ref={results}>
      <ListingDocument listing={screen.listing} state={screen.state} path={location.pathname} />
      <ListingScreen
        listing={screen.listing}
        facets={screen.facets}
        state={state}
        action={action}
        isPending={navigation.state === "loading" && navigation.location.pathname === location.pathname}
        firstPage={loaded.firstPage}
        lastPage={loaded.lastPage}
        shownCount={loaded.products.length}
        loading={loaded.loading}
        onState={onState}
        onView={(view) => loaded.moveTo(withChange({ ...shown, page: loaded.lastPage }, { view }))}
        onEarlier={() => void loaded.loadEarlier()}
        onLater={() => void loaded.loadLater()}
        Deferred={DeferredPart}
        header={header}
        empty={
          screen.alternatives && (
            <EmptySearch query={screen.state.q} alternatives={screen.alternatives}>
              <ProductCards products={screen.alternatives.products} layout="grid" />
            </EmptySearch>
          )
        }
      >
        {cards}
      </ListingScreen>
    </div>
  );
}

/**
 * A new selection keeps the scroll position, unless the list is too short for it, and the focus, unless the
 * focused element is gone.
 */
function useResultsInPlace(selection: string) {
  const results = useRef<HTMLDivElement>(null);
  const last = useRef(selection);
  useEffect(() => {
    if (last.current === selection) return;
    last.current = selection;
    const section = results.current?.querySelector("section");
    if (!section) return;
    if (section.getBoundingClientRect().bottom < window.innerHeight / 2) section.scrollIntoView({ block: "start" });
    if (document.activeElement === document.body) section.focus({ preventScroll: true });
  }, [selection]);
  return results;
}
