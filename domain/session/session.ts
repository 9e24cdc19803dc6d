/** A visitor's session as it is read with a request. */
export type Session = {
  id: number;
  customerId: number | null;
  currencyCode: string | null;
  shipTo: string | null;
  lastSeenAt: Date;
  permissions: string[];
};

const DAY_MILLISECONDS = 86_400_000;
const KEPT_DAYS = 30;
const TOUCH_EVERY_MILLISECONDS = 3_600_000;

/** A session ends 30 days after the last visit. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + KEPT_DAYS * DAY_MILLISECONDS);
}

/** The last visit is written down at most once an hour. */
export function isTouchDue(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MILLISECONDS;
}

/** What the cookie holds is 256 random bits; the database holds only their hash. */
export const SESSION_TOKEN_BYTES = 32;
