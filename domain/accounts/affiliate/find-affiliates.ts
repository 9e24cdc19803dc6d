import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { moneyFromMinor, type ShownMoney } from "#shared/money.ts";
import { writePercent } from "#shared/percent.ts";
import type { Context } from "../../context.ts";
import type { AffiliateStatus } from "./affiliate.ts";
import { type AffiliateRow, affiliateReads, findCategoryRates } from "./affiliate.repository.ts";

export type AffiliateView = {
  id: number;
  name: string;
  email: string;
  status: AffiliateStatus;
  website: string;
  plan: string;
  reason: string;
  /** Its own rate; empty if it has none. */
  percent: string;
  clicks: number;
  orders: number;
  earned: ShownMoney;
  at: string;
};

/** A page of affiliates and applications; the caller checks the permission. */
export async function findAffiliates(ctx: Context, query: ListQuery): Promise<ListPage<AffiliateView>> {
  const found = await readListFrom(query, affiliateReads(ctx));
  return { ...found, rows: await Promise.all(found.rows.map((row) => present(ctx, row))) };
}

async function present(ctx: Context, { basisPoints, earnedMinor, createdAt, ...row }: AffiliateRow) {
  const { id, name, email, status, website, plan, reason, clicks, orders } = row;
  return {
    id,
    name,
    email,
    status,
    website,
    plan,
    reason,
    percent: basisPoints === null ? "" : writePercent(basisPoints),
    clicks,
    orders,
    earned: await showAmount(ctx, moneyFromMinor(earnedMinor, ctx.baseCurrency.code)),
    at: createdAt.toISOString(),
  };
}

export type AffiliateRates = { usual: string; categories: { id: number; name: string; percent: string }[] };

/** The usual rate, and those of categories; the caller checks the permission. */
export async function findAffiliateRates(ctx: Context): Promise<AffiliateRates> {
  const rows = await findCategoryRates(ctx);
  return {
    usual: writePercent(ctx.settings.affiliateBasisPoints),
    categories: rows.map(({ categoryId, name, basisPoints }) => ({
      id: categoryId,
      name,
      percent: basisPoints === null ? "" : writePercent(basisPoints),
    })),
  };
}
