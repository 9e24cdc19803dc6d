import { type ReactNode, use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import { LatePart } from "../shell/lost-part.tsx";
import { StandingRouter } from "./standing-router.tsx";

/** How far off the screen a part begins to wake up. */
const NEAR = "96px";

type Sleep = {
  isDrawn: () => boolean;
  findDrawn: () => boolean;
  over: Promise<void>;
  end: () => void;
};

type AsleepProps = {
  /** Those elements that are in it. */
  elements: () => readonly Element[];
  children: ReactNode;
};

/** Around what the server has drawn: it wakes up when it is seen or has other news, and presses on its acts meanwhile are carried out then. */
export function SleepingPart({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  function elements(): Element[] {
    const drawn = [...(box.current?.children ?? [])];
    return box.current && className && drawn.length > 0 ? [box.current] : drawn;
  }
  return (
    <div ref={box} className={className ?? "contents"}>
      <Asleep elements={elements}>{children}</Asleep>
    </div>
  );
}

/** The same among neighbours that are awake. */
export const Asleep = import.meta.env.SSR ? Drawn : AsleepInBrowser;

function Drawn({ children }: AsleepProps) {
  return <LatePart>{children}</LatePart>;
}

function AsleepInBrowser({ elements, children }: AsleepProps) {
  const [sleep] = useState(fallAsleep);
  // The server's own drawing is asked for while it wakes up, and nowhere else.
  const isDrawn = useSyncExternalStore(
    subscribeToNothing,
    () => sleep.isDrawn(),
    () => sleep.findDrawn(),
  );
  if (!isDrawn) sleep.end();
  const [isAwake, setAwake] = useState(!isDrawn);
  const [drawn] = useState(children);
  const [sleeping] = useState(() => partOf(drawn, sleep, setAwake));

  // What the router brings waits in React for all that it might concern, and so for whatever sleeps.
  const { router } = use(DataRouterContext)!;
  useEffect(() => (isAwake ? undefined : router.subscribe(() => sleep.end())), [isAwake, router, sleep]);

  const watch = useEffectEvent(() => keepWatch(elements(), sleep));
  useEffect(() => (isAwake ? undefined : watch()), [isAwake]);
  useEffect(() => {
    if (children !== drawn) sleep.end();
  }, [children, drawn, sleep]);

  return (
    <StandingRouter isStanding={!isAwake}>{isAwake ? partOf(children, sleep, setAwake) : sleeping}</StandingRouter>
  );
}

function fallAsleep(): Sleep {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isDrawn = false;
  return {
    isDrawn: () => isDrawn,
    findDrawn: () => (isDrawn = true),
    over: promise,
    end() {
      // React asks a promise that says so for its value at once, and waits a moment for any other.
      void Object.assign(promise, { status: "fulfilled", value: undefined });
      resolve();
    },
  };
}

const subscribeToNothing = () => () => undefined;

function partOf(children: ReactNode, sleep: Sleep, onAwake: (isAwake: boolean) => void): ReactNode {
  return (
    <LatePart>
      <Sleeper {...{ sleep, onAwake }}>{children}</Sleeper>
    </LatePart>
  );
}

type SleeperProps = { sleep: Sleep; onAwake: (isAwake: boolean) => void; children: ReactNode };

function Sleeper({ sleep, onAwake, children }: SleeperProps) {
  use(sleep.over);
  return <Waking onAwake={onAwake}>{children}</Waking>;
}

function Waking({ onAwake, children }: Omit<SleeperProps, "sleep">) {
  useEffect(() => onAwake(true), [onAwake]);
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
    const act = target.closest<HTMLElement>("[data-act]");
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act.ariaBusy = "true";
    pressed.add(act);
  };
  // React stops the press at the document while the part sleeps.
  window.addEventListener("click", keep, true);
  return () => {
    observer.disconnect();
    window.removeEventListener("click", keep, true);
    for (const act of pressed) {
      act.ariaBusy = null;
      act.click();
    }
  };
}
