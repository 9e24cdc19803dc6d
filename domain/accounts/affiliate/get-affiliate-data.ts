import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { isZero, type ShownMoney } from "#shared/money.ts";
import { writePercent } from "#shared/percent.ts";
import type { Context } from "../../context.ts";
import { getBankAccount } from "../bank-account/get-bank-account.ts";
import type { BankAccountView } from "../bank-account/bank-account.ts";
import { PAYOUT_LIST } from "#shared/list/desk-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { findPayouts } from "../payout/find-payouts.ts";
import { getPayoutBalance } from "../payout/get-payout-balance.ts";
import type { PayoutView } from "../payout/payout.ts";
import { buildLink } from "./build-link.ts";
import type { AffiliateStatus, CommissionStatus } from "./affiliate.ts";
import {
  findCommissionRows,
  findDays,
  findPromotedProducts,
  sumCommissions,
  type DayRow,
} from "./affiliate-data.repository.ts";
import { getAffiliateOf } from "./affiliate.repository.ts";

const MAX_COMMISSIONS = 50;
const MAX_PRODUCTS = 12;
const DAYS = 30;

export type AffiliateData = {
  status: AffiliateStatus;
  reason: string;
  code: string;
  /** The start page with the code. */
  link: string;
  ratePercent: string;
  clicks: number;
  orders: number;
  sums: Record<CommissionStatus, ShownMoney>;
  available: ShownMoney;
  held: ShownMoney;
  days: DayRow[];
  commissions: {
    id: number;
    productName: string;
    quantity: number;
    status: CommissionStatus;
    amount: ShownMoney;
    reversed: ShownMoney | null;
    at: string;
  }[];
  products: { id: number; name: string; slug: string; image: string | null; link: string }[];
  payouts: PayoutView[];
  bankAccount: BankAccountView | null;
};

/** An affiliate's own screen; null without an application. */
export async function getAffiliateData(ctx: Context): Promise<AffiliateData | null> {
  const { customerId } = ctx.visitor;
  const affiliate = customerId === null ? null : await getAffiliateOf(ctx, customerId);
  if (customerId === null || !affiliate) return null;
  const { id, status, reason, code, basisPoints } = affiliate;
  const sums = await sumCommissions(ctx, id);
  const shown = await Promise.all(
    Object.entries(sums).map(async ([name, amount]) => [name, await showAmount(ctx, amount)] as const),
  );
  const balance = await getPayoutBalance(ctx, { customerId });
  const days = await findDays(ctx, id, DAYS);
  const commissions = await findCommissionRows(ctx, id, MAX_COMMISSIONS);
  const products = status === "approved" ? await findPromotedProducts(ctx, MAX_PRODUCTS) : [];
  const payouts = await findPayouts(ctx, { customerId }, readListUrl(PAYOUT_LIST, new URLSearchParams()));
  return {
    status,
    reason,
    code,
    link: buildLink(ctx, "/", code),
    ratePercent: writePercent(basisPoints ?? ctx.settings.affiliateBasisPoints),
    clicks: days.reduce((sum, day) => sum + day.clicks, 0),
    orders: days.reduce((sum, day) => sum + day.orders, 0),
    sums: Object.fromEntries(shown) as AffiliateData["sums"],
    available: await showAmount(ctx, balance.available),
    held: await showAmount(ctx, balance.held),
    days,
    commissions: await Promise.all(
      commissions.map(async ({ reversed, amount, at, ...row }) => ({
        ...row,
        amount: await showAmount(ctx, amount),
        reversed: isZero(reversed) ? null : await showAmount(ctx, reversed),
        at: at.toISOString(),
      })),
    ),
    products: products.map((product) => ({ ...product, link: buildLink(ctx, `/product/${product.slug}`, code) })),
    payouts: payouts.rows,
    bankAccount: await getBankAccount(ctx, { customerId }),
  };
}
