import {
  allocate,
  compareMoney,
  convert,
  isZero,
  lowerOf,
  moneyFromMinor,
  mostPaidBy,
  subtractMoney,
  toBase,
  toStep,
  type Money,
  type PriceCurrency,
  type ShownMoney,
} from "#shared/money.ts";
import type { VoucherDesign } from "#shared/voucher-design.ts";

/** The voucher as a payment method, and as the part of a payment that it paid. */
export const VOUCHER = "voucher";

/** The ledger account of voucher holds for unfinished payments. */
export const HELD_VOUCHERS = { kind: "voucher_liability", name: "held" } as const;

/** `pending`: not paid. `scheduled`: paid, to be sent later. Only an `active` voucher can be spent. */
export type VoucherStatus = "pending" | "failed" | "scheduled" | "active" | "expired" | "void";

/** The status as displayed: an active voucher that is spent is `used`; `frozen`: its payment is disputed. */
export const VOUCHER_STATES = ["pending", "scheduled", "active", "used", "expired", "void", "frozen"] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

export type Voucher = {
  id: number;
  buyerId: number;
  status: VoucherStatus;
  lastFour: string;
  /** In its own currency. */
  amount: Money;
  remaining: Money;
  /** In the base currency: the liability for what remains, and its price. */
  book: Money;
  cost: Money;
  design: VoucherDesign;
  senderName: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
  languageCode: string;
  /** A UTC day; null: as soon as it is paid. */
  sendOn: string | null;
  sentCount: number;
  method: string;
  reference: string | null;
  redirectUrl: string | null;
  reason: string;
  createdAt: Date;
  paidAt: Date | null;
  sentAt: Date | null;
  expiresAt: Date | null;
  frozenAt: Date | null;
};

/** As its buyer or recipient sees it. */
export type VoucherView = {
  id: number;
  isOwn: boolean;
  state: VoucherState;
  amount: ShownMoney;
  remaining: ShownMoney;
  design: VoucherDesign;
  senderName: string;
  recipientName: string;
  message: string;
  /** Empty until it is sent. */
  lastFour: string;
  sendOn: string | null;
  expiresAt: string | null;
  createdAt: string;
};

/** As staff see it: without its code. */
export type VoucherRecord = Omit<VoucherView, "isOwn" | "message"> & {
  recipientEmail: string;
  buyerId: number;
  buyerName: string;
  buyerEmail: string;
  method: string;
  reason: string;
  sentCount: number;
  /** Unused, so it can be canceled. */
  isUnused: boolean;
};

/** What a code is worth at checkout. */
export type VoucherChoice = { worth: ShownMoney; remaining: ShownMoney; lastFour: string; expiresAt: string };

export function stateOf({
  status,
  remaining,
  frozenAt,
}: Pick<Voucher, "status" | "remaining" | "frozenAt">): VoucherState {
  if (frozenAt && (status === "scheduled" || status === "active")) return "frozen";
  if (status === "active" && isZero(remaining)) return "used";
  return status === "failed" ? "pending" : status;
}

export function isUnused({ status, remaining, amount, frozenAt }: Voucher): boolean {
  return !frozenAt && (status === "scheduled" || status === "active") && compareMoney(remaining, amount) === 0;
}

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 16;

/** Sixteen unambiguous letters, 80 bits; `token`: 16 random bytes, base64url. */
export function codeOf(token: string): string {
  const letters = Array.from(Buffer.from(token, "base64url"), (byte) => LETTERS[byte % LETTERS.length]!);
  return letters.slice(0, CODE_LENGTH).join("");
}

/** As written in the mail: four groups of four. */
export function writeCode(code: string): string {
  return (code.match(/.{4}/g) ?? []).join("-");
}

/** A typed code, with or without dashes and spaces; null if it is not a valid code. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

export type VoucherPart = {
  /** In the currency of the amount owed. */
  part: Money;
  /** What that deducts from the voucher, in its own currency. */
  taken: Money;
};

/**
 * What a voucher pays of `owed`. `rate`: of its currency, today; `to`: the currency owed, at the rate that applies
 * there.
 */
export function partOf(
  { remaining }: Pick<Voucher, "remaining">,
  { owed, rate, to, baseCurrency }: { owed: Money; rate: string; to: PriceCurrency; baseCurrency: string },
): VoucherPart {
  const worth = voucherValue({ remaining }, { rate, to, baseCurrency });
  const part = lowerOf(worth, owed);
  if (remaining.currency === owed.currency || isZero(part)) return { part, taken: part };
  const own = { code: remaining.currency, exchangeRate: rate, roundingStepMinor: 1 };
  const taken = lowerOf(convert(toBase(part, to.exchangeRate, baseCurrency), own), remaining);
  return { part, taken: isZero(taken) ? moneyFromMinor(1, remaining.currency) : taken };
}

/** A voucher's remaining value in another currency. */
export function voucherValue(
  { remaining }: Pick<Voucher, "remaining">,
  { rate, to, baseCurrency }: { rate: string; to: PriceCurrency; baseCurrency: string },
): Money {
  if (remaining.currency === to.code) return toStep(remaining, to.roundingStepMinor, "down");
  return mostPaidBy(toBase(remaining, rate, baseCurrency), to);
}

/** The share of the liability that corresponds to `taken`. */
export function bookShareOf({ book, remaining }: Pick<Voucher, "book" | "remaining">, taken: Money): Money {
  return allocate(book, [taken, subtractMoney(remaining, taken)])[0]!;
}

/** The same day `months` later, or the last day of a shorter month. */
export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
