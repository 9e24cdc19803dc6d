/** Of the browser alone: how far its clock is behind the server's, in milliseconds. */
let lag = 0;

/** Smaller differences are the way of the answer, and seconds without their fractions. */
const TRUSTED_MILLISECONDS = 2000;

/** The server's time as this browser knows it, in milliseconds. */
export function serverNow(): number {
  return Date.now() + lag;
}

/** What the server's clock said when the browser's said `at`. */
export function setServerClock(time: number, at: number): void {
  if (Number.isFinite(time)) lag = time - at;
}

/** Each answer says when it was sent: a page that was kept on its way is put right by it. */
export function checkServerClock(answer: Response): void {
  const sentAt = Date.parse(answer.headers.get("Date") ?? "");
  if (Math.abs(sentAt - serverNow()) > TRUSTED_MILLISECONDS) setServerClock(sentAt, Date.now());
}
