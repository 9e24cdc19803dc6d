let lastLine = "";
let lastTime = 0;
const PAUSE_MILLISECONDS = 1_000;

/** "Seeding products 120 of 840": at most one line per second, and the last one of each label. */
export function printProgress(label: string, done: number, total: number): void {
  const line = `${label}: ${done} of ${total}`;
  if (line === lastLine || (done < total && Date.now() - lastTime < PAUSE_MILLISECONDS)) return;
  lastLine = line;
  lastTime = Date.now();
  console.log(line);
}
