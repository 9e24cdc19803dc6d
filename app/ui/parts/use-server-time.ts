import { useSyncExternalStore } from "react";
import { usePage } from "./page.tsx";
import { serverNow } from "./server-clock.ts";

const SECOND = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The server's time in whole seconds; all countdowns share one timer and start with the document's time. */
export function useServerTime(): number {
  const { madeAt } = usePage();
  return useSyncExternalStore(eachSecond, secondsNow, () => Math.floor(madeAt / SECOND));
}

function secondsNow(): number {
  return Math.floor(serverNow() / SECOND);
}

function eachSecond(onSecond: () => void): () => void {
  listeners.add(onSecond);
  timer ??= setInterval(() => {
    for (const listener of listeners) listener();
  }, SECOND);
  return () => {
    listeners.delete(onSecond);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
