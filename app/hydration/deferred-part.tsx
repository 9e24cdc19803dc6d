import { type ReactNode, memo, useEffect, useState } from "react";
import { LatePart } from "../shell/failed-part.tsx";

type DeferredPartProps = { className?: string; children: ReactNode };

/**
 * Server HTML that React hydrates after the rest of the page, once its script has loaded. Until then `data-deferred`
 * makes the inline script queue clicks on its actions.
 */
export function DeferredPart({ className = "contents", children }: DeferredPartProps) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    if (isHydrated) window.dispatchEvent(new Event("souk:part-hydrated"));
  }, [isHydrated]);
  return (
    <div className={className} data-deferred={isHydrated ? undefined : ""}>
      <Part onHydrated={setHydrated}>{children}</Part>
    </div>
  );
}

/** Memoized: new props before the hydration would make React render the part again. */
const Part = memo(function Part({ onHydrated, children }: PartProps) {
  return (
    <LatePart>
      {children}
      <Hydrated onHydrated={onHydrated} />
    </LatePart>
  );
});

type PartProps = { onHydrated: (isHydrated: boolean) => void; children: ReactNode };

function Hydrated({ onHydrated }: Omit<PartProps, "children">): null {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}
