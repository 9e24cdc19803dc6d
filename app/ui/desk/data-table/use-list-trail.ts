import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";
import { isBackToList, readStoredTrail, readTrail, saveTrail } from "./list-trail.ts";

/** Saves where the user is in a list, and restores it when they come back. Returns what to call when a row is opened. */
export function useListTrail(paths: readonly string[], box: RefObject<HTMLElement | null>): () => void {
  const { pathname, search, state } = useLocation();
  const isBack = isBackToList(state);
  useEffect(() => {
    const trail = isBack ? readTrail(readStoredTrail(pathname)) : null;
    if (!trail) return;
    box.current?.scrollTo({ top: trail.scroll.box, behavior: "instant" });
    scrollTo({ top: trail.scroll.window, behavior: "instant" });
  }, [pathname, isBack, box]);
  return () =>
    saveTrail(pathname, {
      search,
      paths: [...paths],
      scroll: { window: scrollY, box: box.current?.scrollTop ?? 0 },
    });
}
