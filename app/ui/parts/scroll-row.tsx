import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { usePage } from "./page.tsx";
import { scrollBehavior } from "./scroll-behavior.ts";

type ScrollRowProps = { label: string; className?: string; children: ReactNode };

/** A horizontally scrolling row: by touch, wheel, keyboard, and with two buttons for a mouse. */
export function ScrollRow({ label, className = "", children }: ScrollRowProps) {
  const { t } = usePage();
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => {
      const position = Math.abs(row.scrollLeft);
      setEnds({ isAtStart: position < 8, isAtEnd: position + row.clientWidth > row.scrollWidth - 8 });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener("scroll", measure);
    };
  }, []);

  function turn(pages: number): void {
    const row = list.current;
    if (!row) return;
    const direction = getComputedStyle(row).direction === "rtl" ? -1 : 1;
    row.scrollBy({ left: pages * direction * row.clientWidth * 0.85, behavior: scrollBehavior() });
  }

  const button =
    "absolute top-[38%] z-10 hidden size-11 items-center justify-center rounded-full border border-line bg-surface shadow-soft transition-opacity hover:border-line-strong disabled:pointer-events-none disabled:opacity-0 [@media(hover:hover)]:lg:flex";
  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard */}
      <ul ref={list} tabIndex={0} aria-label={label} className={`scroll-row rounded-card ${className}`}>
        {children}
      </ul>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        disabled={ends.isAtStart}
        className={`${button} -start-4`}
        onClick={() => turn(-1)}
      >
        <Icon name="chevron-left" className="mirrored size-5" />
        <span className="sr-only">{t("Back")}</span>
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        disabled={ends.isAtEnd}
        className={`${button} -end-4`}
        onClick={() => turn(1)}
      >
        <Icon name="chevron-right" className="mirrored size-5" />
        <span className="sr-only">{t("Next")}</span>
      </button>
    </div>
  );
}
