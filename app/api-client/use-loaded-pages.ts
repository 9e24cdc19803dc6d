import { useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Page } from "#shared/page.ts";
import { mergeById } from "../ui/listing/merge-by-id.ts";

/** Pages loaded in addition to the page of the URL; stored in the entry of the browser history, so they are there after going back. */
type Loaded<Item> = { selection: string; firstPage: number; lastPage: number; items: Item[] };

type LoadedPagesOptions<Item> = {
  first: Page<Item>;
  /** Identifies a selection: pages loaded for one are not shown for another. */
  selection: string;
  searchOf: (page: number) => string;
  /** Null if nothing is to be added; a failure was already shown. */
  load: (page: number, shown: readonly Item[]) => Promise<Item[] | null>;
};

const subscribeToNothing = () => () => undefined;

/** The page from the server, and the pages that the shopper loaded before and after it, as one list. */
export function useLoadedPages<Item extends { id: number }>(options: LoadedPagesOptions<Item>) {
  const { first, selection, searchOf, load } = options;
  const navigate = useNavigate();
  const location = useLocation();
  const [loading, setLoading] = useState<"earlier" | "later" | null>(null);
  // Only the browser has the history: the first render must match the server's.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const kept = isHydrated ? (location.state as { loadedPages?: Loaded<Item> } | null)?.loadedPages : undefined;
  const loaded: Loaded<Item> =
    kept?.selection === selection
      ? kept
      : { selection, firstPage: first.page, lastPage: first.page, items: first.items };

  /** Changes only the URL; what was loaded stays. */
  function moveTo(search: string, next = loaded): void {
    const state = { loadedPages: next };
    void navigate({ search }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state });
  }

  async function loadMore(which: "earlier" | "later"): Promise<void> {
    const isLater = which === "later";
    const page = isLater ? loaded.lastPage + 1 : loaded.firstPage - 1;
    setLoading(which);
    const found = await load(page, loaded.items);
    setLoading(null);
    if (!found) return;
    moveTo(searchOf(page), {
      ...loaded,
      items: isLater ? mergeById(loaded.items, found) : mergeById(found, loaded.items),
      firstPage: isLater ? loaded.firstPage : page,
      lastPage: isLater ? page : loaded.lastPage,
    });
  }

  return {
    items: loaded.items,
    firstPage: loaded.firstPage,
    lastPage: loaded.lastPage,
    earlierPage: loaded.firstPage > 1 ? loaded.firstPage - 1 : null,
    laterPage: loaded.lastPage * first.perPage < first.total ? loaded.lastPage + 1 : null,
    loading,
    moveTo,
    loadEarlier: () => loadMore("earlier"),
    loadLater: () => loadMore("later"),
  };
}
