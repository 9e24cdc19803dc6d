import { useEffect, useRef } from "react";
import { usePage } from "./page.tsx";
import { secondsLeft, timeLeft, type TimeLeft } from "./time-left.ts";
import { useServerTime } from "./use-server-time.ts";

type CountdownProps = {
  /** An ISO timestamp. */
  until: string;
  /** `cells`: a box per unit with its label; `line`: within a line of text. */
  variant?: "cells" | "line";
  size?: "medium" | "large";
  /** `deal` on the page background, `plain` on a colored one. */
  tone?: "deal" | "plain";
  /** Called once, when it reaches zero while it is shown. */
  onEnd?: () => void;
};

/** The time left by the server's clock. Screen readers get it on request, in minutes, not every second. */
export function Countdown({ until, variant = "cells", size = "medium", tone = "deal", onEnd }: CountdownProps) {
  const { t } = usePage();
  const end = Date.parse(until);
  const now = useServerTime();
  const left = timeLeft(end, now);
  useEnd(until, secondsLeft(end, now) === 0, onEnd);
  return (
    <time dateTime={until} className="inline-block max-w-full align-middle">
      {/* The second may have changed during hydration. */}
      <span className="sr-only" suppressHydrationWarning>
        {[
          t("{count} days", { count: left.days }),
          t("{count} hours", { count: left.hours }),
          t("{count} minutes", { count: left.minutes }),
        ].join(" ")}
      </span>
      <span aria-hidden className="contents">
        {variant === "line" ? <Line left={left} /> : <Cells left={left} size={size} tone={tone} />}
      </span>
    </time>
  );
}

/** A countdown that had ended before it was first shown triggers nothing. */
function useEnd(until: string, isOver: boolean, onEnd: (() => void) | undefined): void {
  const running = useRef<string | null>(null);
  useEffect(() => {
    if (!isOver) running.current = until;
    else if (running.current === until) {
      running.current = null;
      onEnd?.();
    }
  }, [until, isOver, onEnd]);
}

type CellsProps = { left: TimeLeft; size: "medium" | "large"; tone: "deal" | "plain" };

function Cells({ left: { days, hours, minutes, seconds }, size, tone }: CellsProps) {
  const { t } = usePage();
  const cells = [
    [days, t("Days")],
    [hours, t("Hours")],
    [minutes, t("Minutes")],
    [seconds, t("Seconds")],
  ] as const;
  const isLarge = size === "large";
  return (
    <span className={`flex ${isLarge ? "gap-2 sm:gap-3" : "gap-1.5"}`}>
      {cells.map(([figure, word]) => (
        <span
          key={word}
          className={`flex min-w-0 flex-col items-center justify-center rounded-field ${tone === "deal" ? "bg-deal text-on-deal" : "bg-white text-[#1c1a17]"} ${isLarge ? "h-17 w-16 sm:h-24 sm:w-24" : "h-12 w-14"}`}
        >
          <span
            suppressHydrationWarning
            className={`figures leading-none font-bold ${isLarge ? "text-3xl" : "text-lg"}`}
          >
            {twoDigits(figure)}
          </span>
          <span
            className={`max-w-full truncate px-0.5 ${isLarge ? "mt-1 text-2xs sm:text-xs" : "text-[0.6875rem] leading-tight"}`}
          >
            {word}
          </span>
        </span>
      ))}
    </span>
  );
}

function Line({ left: { days, hours, minutes, seconds } }: { left: TimeLeft }) {
  const { t } = usePage();
  return (
    <span className="inline-flex gap-[0.5ch] whitespace-nowrap">
      {days > 0 && <span suppressHydrationWarning>{t("{count} days", { count: days })}</span>}
      <span className="figures" dir="ltr" suppressHydrationWarning>
        {[hours, minutes, seconds].map(twoDigits).join(":")}
      </span>
    </span>
  );
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, "0");
}
