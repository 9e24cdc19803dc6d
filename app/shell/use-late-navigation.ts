import { useEffect, useState } from "react";
import { useHref } from "react-router";
import { CHUNK_MILLISECONDS, reloadOnce } from "#app/lost-chunk.ts";

const PATIENCE_MILLISECONDS = 150;

/**
 * Whether the next screen keeps one waiting, so that its shape is shown instead of the old one. One whose script does not arrive is
 * loaded as a document of the newest build, once; after that its address is answered as lost.
 */
export function useLateNavigation(target: string | null): { isLate: boolean; lostAddress: string | null } {
  const [late, setLate] = useState<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const address = useHref(target ?? "/");

  useEffect(() => {
    if (target === null) return;
    const shimmer = setTimeout(() => {
      setLate(target);
      window.scrollTo(0, 0);
    }, PATIENCE_MILLISECONDS);
    const giveUp = () => {
      if (!reloadOnce(new URL(address, window.location.origin).href)) setLost(target);
    };
    const tooLate = setTimeout(giveUp, CHUNK_MILLISECONDS);
    window.addEventListener("souk:chunk-lost", giveUp);
    return () => {
      clearTimeout(shimmer);
      clearTimeout(tooLate);
      window.removeEventListener("souk:chunk-lost", giveUp);
      setLate(null);
    };
  }, [target, address]);

  return {
    isLate: target !== null && late === target,
    lostAddress: target !== null && lost === target ? address : null,
  };
}
