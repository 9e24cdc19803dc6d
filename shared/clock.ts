const MINUTES_IN_HOUR = 60;

/** The minute of the day of a time such as `14:30`; null if it is none. */
export function parseClock(text: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * MINUTES_IN_HOUR + Number(minutes);
}

export function writeClock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / MINUTES_IN_HOUR), minutes % MINUTES_IN_HOUR];
  return [hours, rest].map((part) => String(part).padStart(2, "0")).join(":");
}
