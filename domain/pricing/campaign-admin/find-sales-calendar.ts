import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { findPriceRulesBetween } from "#domain/pricing/price-rule/find-price-rules-of.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { shopTimeOf } from "#shared/shop-time.ts";
import type { Context } from "../../context.ts";
import { findCampaignRowsBetween } from "./campaign-admin.repository.ts";
import { type CalendarEntry, monthAfter, readMonth, type Sale, toEntries } from "./sales-calendar.ts";

/** Of single prices; a month may have thousands. */
const MAX_PRICES = 100;

export type SalesCalendar = {
  month: string;
  previous: string;
  next: string;
  days: number;
  /** Null in another month. */
  today: number | null;
  entries: CalendarEntry[];
  /** Whether more prices exist than are shown. */
  hasMore: boolean;
};

/** What lowers prices in a month: campaigns (including drafts), daily deals and special prices of all shops. */
export async function findSalesCalendar(ctx: Context, typed: string): Promise<Result<SalesCalendar, StaffFailure>> {
  const refusal = staffFailure(ctx, "campaigns.manage");
  if (refusal) return failure(refusal);
  const { timeZone } = ctx.settings;
  const month = readMonth(typed, ctx.now(), timeZone);
  const [campaigns, prices] = [
    await findCampaignRowsBetween(ctx, month),
    await findPriceRulesBetween(ctx, month, MAX_PRICES + 1),
  ];
  const sales: Sale[] = [
    ...campaigns.map(({ id, title, isFlashSale, status, startsAt, endsAt }) => ({
      kind: isFlashSale ? ("flash_sale" as const) : ("campaign" as const),
      id,
      name: title,
      isDraft: status === "draft",
      startsAt,
      endsAt,
      productId: null,
    })),
    ...prices.slice(0, MAX_PRICES).map((price) => ({ ...price, isDraft: false })),
  ];
  const today = shopTimeOf(ctx.now().toISOString(), timeZone);
  return success({
    month: month.month,
    previous: monthAfter(month.month, -1),
    next: monthAfter(month.month, 1),
    days: month.days,
    today: today.startsWith(month.month) ? Number(today.slice(8, 10)) : null,
    entries: toEntries(sales, month, timeZone),
    hasMore: prices.length > MAX_PRICES,
  });
}
