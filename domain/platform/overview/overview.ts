import type { ShownMoney } from "#shared/money.ts";

/** What was sold in a span of time: all of it in the shop's own currency, and each currency that was paid in. */
export type Turnover = { orders: number; total: ShownMoney; currencies: { orders: number; total: ShownMoney }[] };

export type LowProduct = { slug: string; name: string; sku: string; shopName: string; left: number };

/** What the operator sees first; null where the permission for it is missing. Counts end at 999. */
export type Overview = {
  day: Turnover | null;
  week: Turnover | null;
  toShip: number | null;
  awaitingPayment: number | null;
  refundsStuck: number | null;
  returnsToDecide: number | null;
  rechargesWaiting: number | null;
  /** Proofs of transfers that staff have to look at. */
  transfersWaiting: number | null;
  mailsFailed: number | null;
  lowProducts: LowProduct[] | null;
};
