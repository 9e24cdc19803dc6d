import { useEffect, useLayoutEffect, useState } from "react";
import { useHref } from "react-router";
import type { RouteShimmer } from "#app/ui/shell/route-shimmer.tsx";
import { CHUNK_MILLISECONDS, reloadOnce } from "#app/hydration/chunk-error.ts";

const PATIENCE_MILLISECONDS = 150;

type Shape = typeof RouteShimmer;
type LateNavigation = {
  /** The skeleton of the next screen, shown instead of the old screen while it loads slowly. */
  Shape: Shape | null;
  movedAddress: string | null;
};

/**
 * Whether the next screen takes long to load. If its script fails to load, the URL is loaded once as a document of
 * the newest build; if that fails too, an error is shown.
 */
export function useLateNavigation(target: string | null): LateNavigation {
  const [late, setLate] = useState<{ on: string; Shape: Shape } | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const address = useHref(target ?? "/");

  useEffect(() => {
    if (target === null) return;
    let isOver = false;
    const shape = import("#app/ui/shell/route-shimmer.tsx").catch(() => null);
    const shimmer = setTimeout(() => {
      void shape.then((module) => {
        if (isOver || !module) return;
        setLate({ on: target, Shape: module.RouteShimmer });
      });
    }, PATIENCE_MILLISECONDS);
    const giveUp = () => {
      if (!reloadOnce(new URL(address, window.location.origin).href)) setLost(target);
    };
    const tooLate = setTimeout(giveUp, CHUNK_MILLISECONDS);
    window.addEventListener("souk:chunk-lost", giveUp);
    return () => {
      isOver = true;
      clearTimeout(shimmer);
      clearTimeout(tooLate);
      window.removeEventListener("souk:chunk-lost", giveUp);
      setLate(null);
    };
  }, [target, address]);

  const shown = late !== null && late.on === target ? late.Shape : null;
  // Not in the timer: the next screen may have loaded meanwhile, at its own scroll position.
  useLayoutEffect(() => {
    if (shown) window.scrollTo(0, 0);
  }, [shown]);

  return {
    Shape: shown,
    movedAddress: target !== null && lost === target ? address : null,
  };
}
