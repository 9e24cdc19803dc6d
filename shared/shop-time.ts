const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/;
const MINUTE = 60_000;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/**
 * Reads "2026-11-25T10:00" in a time zone; with a Z at its end in UTC. Null if it is neither. A time that a change to
 * summer time skips is the same time after the change; one that occurs twice is the first of both.
 */
export function readShopTime(text: string, timeZone: string): Date | null {
  if (text.endsWith("Z")) return checked(new Date(text));
  const match = LOCAL_TIME.exec(text);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
  const wall = new Date(Date.UTC(year!, month! - 1, day!, hour!, minute!, second));
  if (!checked(wall) || wall.getUTCMonth() !== month! - 1 || wall.getUTCDate() !== day || hour! > 23) return null;
  const before = wall.getTime() - offsetAt(wall.getTime() - 24 * 60 * MINUTE, timeZone);
  const after = wall.getTime() - offsetAt(wall.getTime() + 24 * 60 * MINUTE, timeZone);
  const fits = [before, after].find((instant) => instant + offsetAt(instant, timeZone) === wall.getTime());
  return new Date(fits ?? before);
}

/** An instant as the value of a `datetime-local` field in this time zone. */
export function shopTimeOf(iso: string, timeZone: string): string {
  const instant = Date.parse(iso);
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);
}

/** Milliseconds that the zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return wall - Math.floor(instant / 1000) * 1000;
}

function checked(date: Date): Date | null {
  const year = date.getUTCFullYear();
  return year >= 2000 && year < 2100 ? date : null;
}
