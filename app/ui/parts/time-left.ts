const SECONDS_OF = { days: 86_400, hours: 3600, minutes: 60 };

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** The parts of a countdown, never negative. `now`: in whole seconds. */
export function timeLeft(untilMilliseconds: number, now: number): TimeLeft {
  const left = secondsLeft(untilMilliseconds, now);
  return {
    days: Math.floor(left / SECONDS_OF.days),
    hours: Math.floor((left % SECONDS_OF.days) / SECONDS_OF.hours),
    minutes: Math.floor((left % SECONDS_OF.hours) / SECONDS_OF.minutes),
    seconds: left % SECONDS_OF.minutes,
  };
}

/** Zero only once the end is reached. */
export function secondsLeft(untilMilliseconds: number, now: number): number {
  return Math.max(0, Math.ceil(untilMilliseconds / 1000 - now));
}
