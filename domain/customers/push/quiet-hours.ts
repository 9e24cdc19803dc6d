/** From a minute of the day until another one, over midnight if that is earlier. */
export type QuietHours = { fromMinute: number; untilMinute: number; timeZone: string };

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;
const MINUTE_MILLISECONDS = 60_000;

/** When quiet hours that are running now end; null if they are not. */
export function quietUntil({ fromMinute, untilMinute, timeZone }: QuietHours, now: Date): Date | null {
  const minute = minuteOfDay(now, timeZone);
  const length = (untilMinute - fromMinute + DAY_MINUTES) % DAY_MINUTES;
  const passed = (minute - fromMinute + DAY_MINUTES) % DAY_MINUTES;
  return passed < length ? new Date(now.getTime() + (length - passed) * MINUTE_MILLISECONDS) : null;
}

function minuteOfDay(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read("hour") * HOUR_MINUTES + read("minute");
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** `22:30` is minute 1350. */
export function readMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * HOUR_MINUTES + minutes;
}

export function writeMinute(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / HOUR_MINUTES))}:${two(minute % HOUR_MINUTES)}`;
}
