import { type ReactNode, useEffect, useRef, useState } from "react";
import { LatePart } from "./shell/lost-part.tsx";

/** Around what the server has drawn and what wakes up after the rest; presses on its acts meanwhile are carried out then. */
export function SleepingPart({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (isAwake || !element) return;
    const pressed = new Set<HTMLElement>();
    const keep = (event: MouseEvent) => {
      const act = event.target instanceof Element && event.target.closest<HTMLElement>("[data-act]");
      if (!act || !element.contains(act)) return;
      event.preventDefault();
      event.stopPropagation();
      act.ariaBusy = "true";
      pressed.add(act);
    };
    // React stops the press at the document while the part sleeps.
    window.addEventListener("click", keep, true);
    return () => {
      window.removeEventListener("click", keep, true);
      for (const act of pressed) {
        act.ariaBusy = null;
        act.click();
      }
    };
  }, [isAwake]);

  return (
    <div ref={box} className="contents">
      <LatePart>
        {children}
        <Waking onAwake={setAwake} />
      </LatePart>
    </div>
  );
}

function Waking({ onAwake }: { onAwake: (isAwake: boolean) => void }) {
  useEffect(() => onAwake(true), [onAwake]);
  return null;
}
