import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { AFFILIATE_LIST } from "#shared/list/desk-lists.ts";
import { moneyFromMinor, toMajorUnits } from "#shared/money.ts";
import { writePercent } from "#shared/percent.ts";
import { affiliateReads } from "./affiliate.repository.ts";

export const AFFILIATE_EXPORT = exportOf("affiliates", {
  definition: AFFILIATE_LIST,
  permission: "affiliates.manage",
  right: null,
  reads: affiliateReads,
  cells: (row, ctx) => ({
    name: row.name,
    email: row.email,
    status: row.status,
    code: row.code,
    website: row.website,
    rate_percent: row.basisPoints === null ? "" : writePercent(row.basisPoints),
    clicks: row.clicks,
    orders: row.orders,
    earned: toMajorUnits(moneyFromMinor(row.earnedMinor, ctx.baseCurrency.code)),
    currency: ctx.baseCurrency.code,
    applied_at: row.createdAt.toISOString(),
  }),
});
