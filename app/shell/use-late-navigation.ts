import { useEffect, useState } from "react";
import { useHref } from "react-router";
import { CHUNK_MILLISECONDS, reloadOnce } from "#app/lost-chunk.ts";

const PATIENCE_MILLISECONDS = 150;

/** Whether the next screen keeps one waiting, so that its shape is shown instead of the old one; one that never comes is loaded anew. */
export function useLateNavigation(target: string | null): boolean {
  const [late, setLate] = useState<string | null>(null);
  const address = useHref(target ?? "/");

  useEffect(() => {
    if (target === null) return;
    const shimmer = setTimeout(() => {
      setLate(target);
      window.scrollTo(0, 0);
    }, PATIENCE_MILLISECONDS);
    const reload = setTimeout(() => {
      if (!reloadOnce(new URL(address, window.location.origin).href))
        document.getElementById("chunk_lost")?.removeAttribute("hidden");
    }, CHUNK_MILLISECONDS);
    return () => {
      clearTimeout(shimmer);
      clearTimeout(reload);
      setLate(null);
    };
  }, [target, address]);

  return target !== null && late === target;
}
