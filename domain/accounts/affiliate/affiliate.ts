import { allocate, compareMoney, isZero, percentOf, subtractMoney, toBase, zero, type Money } from "#shared/money.ts";

export type AffiliateStatus = "applied" | "approved" | "rejected" | "suspended";

/** `paid` once the payout that took it is paid. */
export type CommissionStatus = "pending" | "locked" | "payable" | "paid" | "reversed";

/** From status to the statuses that the operator may set. */
export const AFFILIATE_TRANSITIONS: Record<AffiliateStatus, readonly AffiliateStatus[]> = {
  applied: ["approved", "rejected"],
  approved: ["suspended"],
  rejected: [],
  suspended: ["approved"],
};

export type Affiliate = {
  id: number;
  customerId: number;
  code: string;
  status: AffiliateStatus;
  website: string;
  plan: string;
  reason: string;
  basisPoints: number | null;
  createdAt: Date;
};

/** The last click of a browser or of a customer. */
export type Referral = { code: string; at: Date };

const REMEMBERED_MILLISECONDS = 30 * 24 * 60 * 60_000;

export function isRemembered({ at }: Referral, now: Date): boolean {
  const age = now.getTime() - at.getTime();
  return age >= 0 && age <= REMEMBERED_MILLISECONDS;
}

/** The later of two clicks that are remembered; null if none is. */
export function lastReferral(referrals: readonly (Referral | null)[], now: Date): Referral | null {
  const known = referrals.filter((each): each is Referral => each !== null && isRemembered(each, now));
  return known.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}

/** In the cookie of a browser: the code, and the second of the click. */
export function writeReferral({ code, at }: Referral): string {
  return `${code}.${Math.floor(at.getTime() / 1000)}`;
}

export function readReferral(text: string | null | undefined): Referral | null {
  const match = /^([A-Za-z0-9_-]{4,40})\.(\d{9,11})$/.exec(text ?? "");
  return match ? { code: match[1]!, at: new Date(Number(match[2]) * 1000) } : null;
}

export const REFERRAL_COOKIE = "souk_referral";
export const REFERRAL_SECONDS = REMEMBERED_MILLISECONDS / 1000;

/** A line as frozen at placement, in the purchase's currency. */
export type CommissionedLine = {
  lineTotal: Money;
  couponDiscount: Money;
  tax: Money;
  taxDisplay: "before_tax" | "after_tax";
  exchangeRate: string;
};

/** A share of the line after discounts, without tax and shipping, in the base currency. */
export function affiliateCommission(line: CommissionedLine, basisPoints: number, baseCurrency: string): Money {
  const paid = subtractMoney(line.lineTotal, line.couponDiscount);
  const net = line.taxDisplay === "after_tax" ? subtractMoney(paid, line.tax) : paid;
  if (compareMoney(net, zero(net.currency)) <= 0) return zero(baseCurrency);
  return percentOf(toBase(net, line.exchangeRate, baseCurrency), basisPoints, "half_up");
}

/** How much of a commission refunds have reversed in all: pro rata, and all of it with the whole line. */
export function reversedCommission(amount: Money, paid: Money, refunded: Money): Money {
  if (isZero(refunded)) return zero(amount.currency);
  if (isZero(paid) || compareMoney(refunded, paid) >= 0) return amount;
  return allocate(amount, [refunded, subtractMoney(paid, refunded)])[0]!;
}
