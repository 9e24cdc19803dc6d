/** Semaphore: `atOnce` run concurrently and `maxWaiting` wait; `take` returns null if the queue is full. */
export function createTurns(atOnce: number, maxWaiting: number): { take(): Promise<void> | null; giveBack(): void } {
  const waiting: (() => void)[] = [];
  let working = 0;
  return {
    take() {
      if (working < atOnce) {
        working += 1;
        return Promise.resolve();
      }
      return waiting.length >= maxWaiting ? null : new Promise((resolve) => waiting.push(resolve));
    },
    giveBack() {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    },
  };
}
