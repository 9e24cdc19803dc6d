import type { ShownMoney } from "#shared/money.ts";

/** Sales of a period: the total in the base currency, and the totals by payment currency. */
export type Turnover = { orders: number; total: ShownMoney; currencies: { orders: number; total: ShownMoney }[] };

export type LowProduct = { slug: string; name: string; sku: string; shopName: string; left: number };

/** The operator's first screen; null without the required permission. Counts end at 999. */
export type Overview = {
  day: Turnover | null;
  week: Turnover | null;
  toShip: number | null;
  awaitingPayment: number | null;
  refundsStuck: number | null;
  returnsToDecide: number | null;
  rechargesWaiting: number | null;
  /** Proofs of transfers for staff to check. */
  transfersWaiting: number | null;
  mailsFailed: number | null;
  lowProducts: LowProduct[] | null;
};
