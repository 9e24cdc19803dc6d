import { type ReactNode, use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import { LatePart } from "../shell/failed-part.tsx";
import { StandingRouter } from "./standing-router.tsx";

/** Distance from the viewport at which a part starts to hydrate. */
const NEAR = "96px";

type Sleep = {
  isRendered: () => boolean;
  findDrawn: () => boolean;
  over: Promise<void>;
  end: () => void;
};

type DeferredProps = {
  /** The elements of the part. */
  elements: () => readonly Element[];
  children: ReactNode;
};

/**
 * Defers the hydration of server HTML until it is visible or gets new props. Clicks on its actions before that are
 * replayed after hydration.
 */
export function DeferredPart({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  function elements(): Element[] {
    const drawn = [...(box.current?.children ?? [])];
    return box.current && className && drawn.length > 0 ? [box.current] : drawn;
  }
  return (
    <div ref={box} className={className ?? "contents"}>
      <DeferredChildren elements={elements}>{children}</DeferredChildren>
    </div>
  );
}

/** The same among siblings that are hydrated. */
export const DeferredChildren = import.meta.env.SSR ? Drawn : DeferredInBrowser;

function Drawn({ children }: DeferredProps) {
  return <LatePart>{children}</LatePart>;
}

function DeferredInBrowser({ elements, children }: DeferredProps) {
  const [sleep] = useState(fallAsleep);
  // `findDrawn` is the server snapshot: React calls it only while it hydrates server HTML.
  const isRendered = useSyncExternalStore(
    subscribeToNothing,
    () => sleep.isRendered(),
    () => sleep.findDrawn(),
  );
  if (!isRendered) sleep.end();
  const [isHydrated, setHydrated] = useState(!isRendered);
  const [drawn] = useState(children);
  const [sleeping] = useState(() => partOf(drawn, sleep, setHydrated));

  // React holds back a router update until everything it may affect is hydrated, so hydrate all deferred parts.
  const { router } = use(DataRouterContext)!;
  useEffect(() => (isHydrated ? undefined : router.subscribe(() => sleep.end())), [isHydrated, router, sleep]);

  const watch = useEffectEvent(() => keepWatch(elements(), sleep));
  useEffect(() => (isHydrated ? undefined : watch()), [isHydrated]);
  useEffect(() => {
    if (children !== drawn) sleep.end();
  }, [children, drawn, sleep]);

  return (
    <StandingRouter isStanding={!isHydrated}>
      {isHydrated ? partOf(children, sleep, setHydrated) : sleeping}
    </StandingRouter>
  );
}

function fallAsleep(): Sleep {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isRendered = false;
  return {
    isRendered: () => isRendered,
    findDrawn: () => (isRendered = true),
    over: promise,
    end() {
      // React unwraps a promise with a status at once, and waits a tick for any other.
      void Object.assign(promise, { status: "fulfilled", value: undefined });
      resolve();
    },
  };
}

const subscribeToNothing = () => () => undefined;

function partOf(children: ReactNode, sleep: Sleep, onHydrated: (isHydrated: boolean) => void): ReactNode {
  return (
    <LatePart>
      <DeferredBoundary {...{ sleep, onHydrated }}>{children}</DeferredBoundary>
    </LatePart>
  );
}

type DeferredBoundaryProps = { sleep: Sleep; onHydrated: (isHydrated: boolean) => void; children: ReactNode };

function DeferredBoundary({ sleep, onHydrated, children }: DeferredBoundaryProps) {
  use(sleep.over);
  return <Waking onHydrated={onHydrated}>{children}</Waking>;
}

function Waking({ onHydrated, children }: Omit<DeferredBoundaryProps, "sleep">) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return children;
}

function keepWatch(elements: readonly Element[], sleep: Sleep): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) sleep.end();
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
  if (elements.length === 0) sleep.end();
  const pressed = new Set<HTMLElement>();
  const keep = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !elements.some((element) => element.contains(target))) return;
    sleep.end();
    const action = target.closest<HTMLElement>("[data-action]");
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action.ariaBusy = "true";
    pressed.add(action);
  };
  // React does not dispatch clicks inside a part that is not hydrated.
  window.addEventListener("click", keep, true);
  return () => {
    observer.disconnect();
    window.removeEventListener("click", keep, true);
    for (const action of pressed) {
      action.ariaBusy = null;
      action.click();
    }
  };
}
