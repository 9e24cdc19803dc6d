/** Browser only: how far its clock is behind the server's, in milliseconds. */
let lag = 0;

/** Smaller differences come from latency and from whole seconds. */
const TRUSTED_MILLISECONDS = 2000;

/** The server's time as estimated by this browser, in milliseconds. */
export function serverNow(): number {
  return Date.now() + lag;
}

/** The server's time when the browser's clock showed `at`. */
export function setServerClock(time: number, at: number): void {
  if (Number.isFinite(time)) lag = time - at;
}

/** Each response contains its time, which corrects the clock of a page from a cache. */
export function checkServerClock(answer: Response): void {
  const sentAt = Date.parse(answer.headers.get("Date") ?? "");
  if (Math.abs(sentAt - serverNow()) > TRUSTED_MILLISECONDS) setServerClock(sentAt, Date.now());
}
