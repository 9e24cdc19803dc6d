/** Lets `atOnce` work at a time and `mostWaiting` wait; `take` answers null when the queue is full. */
export function createTurns(atOnce: number, mostWaiting: number): { take(): Promise<void> | null; giveBack(): void } {
  const waiting: (() => void)[] = [];
  let working = 0;
  return {
    take() {
      if (working < atOnce) {
        working += 1;
        return Promise.resolve();
      }
      return waiting.length >= mostWaiting ? null : new Promise((resolve) => waiting.push(resolve));
    },
    giveBack() {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    },
  };
}
