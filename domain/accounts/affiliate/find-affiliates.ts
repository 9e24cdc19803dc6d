import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { moneyFromMinor, type ShownMoney } from "#shared/money.ts";
import type { Page } from "#shared/page.ts";
import { writePercent } from "#shared/percent.ts";
import type { Context } from "../../context.ts";
import type { AffiliateStatus } from "./affiliate.ts";
import type { AffiliatesQuery } from "./affiliate.input.ts";
import { findAffiliateRows, findCategoryRates } from "./affiliate.repository.ts";

const PER_PAGE = 25;

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

/** Affiliates and applications, the newest first; the caller checks the permission. */
export async function findAffiliates(ctx: Context, { page, status }: AffiliatesQuery): Promise<Page<AffiliateView>> {
  const { rows, total } = await findAffiliateRows(ctx, { status, limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  const items = await Promise.all(
    rows.map(
      async ({
        basisPoints,
        earnedMinor,
        createdAt,
        id,
        name,
        email,
        status: state,
        website,
        plan,
        reason,
        clicks,
        orders,
      }) => ({
        id,
        name,
        email,
        status: state,
        website,
        plan,
        reason,
        percent: basisPoints === null ? "" : writePercent(basisPoints),
        clicks,
        orders,
        earned: await showAmount(ctx, moneyFromMinor(earnedMinor, ctx.baseCurrency.code)),
        at: createdAt.toISOString(),
      }),
    ),
  );
  return { items, page, perPage: PER_PAGE, total };
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
