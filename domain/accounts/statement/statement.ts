import { taxWithin, type Money } from "#shared/money.ts";

/** A postal address and a VAT number, as of the close. */
export type Party = {
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
  vatNumber: string;
};

/** What moved a shop's money in a month, signed. `sales` and `refunds` include the commission. */
export type MonthSums = {
  opening: Money;
  sales: Money;
  refunds: Money;
  commission: Money;
  payouts: Money;
  other: Money;
  closing: Money;
};

/** A closed month of a shop. `month`: `2026-11`. */
export type Statement = MonthSums & {
  id: number;
  shopId: number;
  shopName: string;
  month: string;
  taxBasisPoints: number;
  tax: Money;
  invoiceNumber: number | null;
  operator: Party | null;
  shop: Party | null;
  createdAt: Date;
};

export type StatementLine = {
  at: Date;
  kind: "sale" | "refund" | "payout" | "other";
  reference: string;
  amount: Money;
};

/** The first instants of a month and of the next one; null if the month has not ended an hour ago. */
export function monthBounds(month: string, now: Date): { startsAt: Date; endsAt: Date } | null {
  const startsAt = new Date(`${month}-01T00:00:00Z`);
  const endsAt = new Date(Date.UTC(startsAt.getUTCFullYear(), startsAt.getUTCMonth() + 1, 1));
  const isOver = now.getTime() - endsAt.getTime() >= SETTLING_MILLISECONDS;
  return isOver ? { startsAt, endsAt } : null;
}

/** Transactions that began in the month have ended by then. */
const SETTLING_MILLISECONDS = 60 * 60_000;

/** The tax within a commission, which is an amount with tax. */
export function commissionTax(commission: Money, basisPoints: number): Money {
  return taxWithin(commission, basisPoints);
}

/** `COM-2026-000012`: the year of the month, and a number counted over all shops. */
export function commissionInvoiceNumber({ month, invoiceNumber }: Pick<Statement, "month" | "invoiceNumber">): string {
  return invoiceNumber === null ? "" : `COM-${month.slice(0, 4)}-${String(invoiceNumber).padStart(6, "0")}`;
}
