import { useSyncExternalStore } from "react";
import { type Page, formatDay, usePage } from "../parts/page.tsx";

const neverChanges = () => () => undefined;

/** A day (`2026-11-21`) in the page's language, or a time: in the reader's time zone once the page is hydrated. */
export function Moment({ iso, withTime = false, className }: { iso: string; withTime?: boolean; className?: string }) {
  const page = usePage();
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <time dateTime={iso} className={className} suppressHydrationWarning>
      {withTime ? formatInstant(page, iso, isHydrated) : formatDay(page, iso)}
    </time>
  );
}

function formatInstant(page: Page, iso: string, isHydrated: boolean): string {
  if (!isHydrated) return `${formatDay(page, iso, { dateStyle: "medium", timeStyle: "short" })} UTC`;
  return formatDay(page, iso, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}

/** The range of an estimated delivery. */
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
