import { type Page, formatDay, usePage } from "../parts/page.tsx";

/** A day (`2026-11-21`) or an instant in the page's language; in UTC, so that every reader sees the same. */
export function Moment({ iso, withTime = false, className }: { iso: string; withTime?: boolean; className?: string }) {
  const page = usePage();
  const options: Intl.DateTimeFormatOptions = { dateStyle: "medium", ...(withTime ? { timeStyle: "short" } : {}) };
  return (
    <time dateTime={iso} className={className} suppressHydrationWarning>
      {formatDay(page, iso, options)}
    </time>
  );
}

/** From and to of an estimated delivery. */
export function DaySpan({ from, to }: { from: string; to: string }) {
  return <span suppressHydrationWarning>{formatDaySpan(usePage(), from, to)}</span>;
}

function formatDaySpan({ language }: Page, from: string, to: string): string {
  const format = new Intl.DateTimeFormat(`${language.code}-u-nu-latn-ca-gregory`, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return from === to ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to));
}
