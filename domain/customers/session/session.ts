/** A visitor's session as read with a request. */
export type Session = {
  id: number;
  customerId: number | null;
  currencyCode: string | null;
  shipTo: string | null;
  /** Whether each visit extends it. */
  isKept: boolean;
  lastSeenAt: Date;
  permissions: string[];
  /** Whether the customer uses two-step sign-in. */
  hasTwoStep: boolean;
  viewedShopId: number | null;
};

const DAY_MILLISECONDS = 86_400_000;
const KEPT_DAYS = 30;
const SHORT_DAYS = 1;
const TOUCH_EVERY_MILLISECONDS = 3_600_000;

/**
 * A session expires 30 days after the last visit; that of a customer who does not stay signed in, 24 hours after
 * sign-in.
 */
export function sessionEnd(now: Date, isKept = true): Date {
  return new Date(now.getTime() + (isKept ? KEPT_DAYS : SHORT_DAYS) * DAY_MILLISECONDS);
}

/** The last visit is updated at most once an hour. */
export function isTouchDue(session: Session, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MILLISECONDS;
}

/** One of a customer's sessions. */
export type OwnSession = {
  id: number;
  /** Browser and system, such as `Firefox` and `Android`; null if unknown. */
  browser: string | null;
  system: string | null;
  networkArea: string;
  /** An ISO instant. */
  lastSeenAt: string;
  isCurrent: boolean;
};

/** The cookie holds 256 random bits; the database holds only their hash. */
export const SESSION_TOKEN_BYTES = 32;
