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

/** As a way to pay, and as the part of a payment that a voucher has paid. */
export const VOUCHER = "voucher";

/** Where the books keep what is set aside of vouchers for payments that are not finished. */
export const HELD_VOUCHERS = { kind: "voucher_liability", name: "held" } as const;

/** `pending`: not paid. `scheduled`: paid, to be sent on its day. Only what is `active` can be spent. */
export type VoucherStatus = "pending" | "failed" | "scheduled" | "active" | "expired" | "void";

/** As people see it: what is active and spent is `used`; `frozen`: its buyer's bank has taken the money back and decides about it. */
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
  /** In the base currency: what the books owe for what remains, and what it cost. */
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

/** As whoever bought or received it sees it. */
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

/** As staff see it: never its code. */
export type VoucherRecord = Omit<VoucherView, "isOwn" | "message"> & {
  recipientEmail: string;
  buyerId: number;
  buyerName: string;
  buyerEmail: string;
  method: string;
  reason: string;
  sentCount: number;
  /** Untouched, so that it can be taken back. */
  isUnused: boolean;
};

/** What a code is worth to whoever pays with it. */
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

/** Sixteen letters that cannot be mistaken for each other, 80 bits; `token`: 16 random bytes, base64url. */
export function codeOf(token: string): string {
  const letters = Array.from(Buffer.from(token, "base64url"), (byte) => LETTERS[byte % LETTERS.length]!);
  return letters.slice(0, CODE_LENGTH).join("");
}

/** As it is written in the mail: four groups of four. */
export function writeCode(code: string): string {
  return (code.match(/.{4}/g) ?? []).join("-");
}

/** As it was typed, with or without dashes and spaces; null where no code looks like that. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

export type VoucherPart = {
  /** In the currency of what is paid. */
  part: Money;
  /** What that takes off the voucher, in its own currency. */
  taken: Money;
};

/** What a voucher pays of `owed`. `rate`: of its currency, today; `to`: the currency that is owed, at the rate that counts there. */
export function partOf(
  { remaining }: Pick<Voucher, "remaining">,
  { owed, rate, to, baseCurrency }: { owed: Money; rate: string; to: PriceCurrency; baseCurrency: string },
): VoucherPart {
  const worth = worthOf({ remaining }, { rate, to, baseCurrency });
  const part = lowerOf(worth, owed);
  if (remaining.currency === owed.currency || isZero(part)) return { part, taken: part };
  const own = { code: remaining.currency, exchangeRate: rate, roundingStepMinor: 1 };
  const taken = lowerOf(convert(toBase(part, to.exchangeRate, baseCurrency), own), remaining);
  return { part, taken: isZero(taken) ? moneyFromMinor(1, remaining.currency) : taken };
}

/** What is left on a voucher, in another currency. */
export function worthOf(
  { remaining }: Pick<Voucher, "remaining">,
  { rate, to, baseCurrency }: { rate: string; to: PriceCurrency; baseCurrency: string },
): Money {
  if (remaining.currency === to.code) return toStep(remaining, to.roundingStepMinor, "down");
  return mostPaidBy(toBase(remaining, rate, baseCurrency), to);
}

/** The share of what the books owe that goes with `taken`. */
export function bookShareOf({ book, remaining }: Pick<Voucher, "book" | "remaining">, taken: Money): Money {
  return allocate(book, [taken, subtractMoney(remaining, taken)])[0]!;
}

/** So many months later, at the last day where the month is shorter. */
export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
