import type {
  AdminCampaignState,
  CampaignProductRecord,
  JoinStatus,
} from "#domain/pricing/campaign-admin/campaign-admin.ts";
import type { PriceRuleState, ScheduledKind } from "#domain/pricing/price-rule/price-rule.ts";
import type { Translate } from "#shared/translate.ts";
import { formatDay, formatNumber, type Page } from "../parts/page.tsx";

export function saleKindName(kind: ScheduledKind, t: Translate): string {
  return kind === "special" ? t("Special price") : t("Daily deal");
}

type SaleState = PriceRuleState | AdminCampaignState;

export function saleStateName(state: SaleState, t: Translate): string {
  const names: Record<SaleState, string> = {
    draft: t("Draft"),
    upcoming: t("Scheduled"),
    running: t("Active"),
    ended: t("Ended"),
    over: t("Ended"),
  };
  return names[state];
}

export const SALE_TONES = { draft: "calm", upcoming: "open", running: "good", ended: "calm", over: "calm" } as const;

export function joinStatusName(status: JoinStatus, t: Translate): string {
  const names: Record<JoinStatus, string> = {
    requested: t("Awaiting approval"),
    accepted: t("Accepted"),
    rejected: t("Rejected"),
  };
  return names[status];
}

export const JOIN_TONES = { requested: "open", accepted: "good", rejected: "bad" } as const;

/** What a sale takes off. */
export function discountText(
  page: Page,
  { discountKind, percent, amount }: Pick<CampaignProductRecord, "discountKind" | "percent" | "amount">,
): string {
  const { t } = page;
  if (discountKind === "percent")
    return t("{percent}% off", { percent: formatNumber(page, percent ?? 0, { maximumFractionDigits: 2 }) });
  const shown = amount?.formatted ?? "";
  return discountKind === "flat" ? t("{amount} off", { amount: shown }) : t("New price {amount}", { amount: shown });
}

/** In the shop's time zone, which is named unless it is UTC. */
export function saleInstant(page: Page, iso: string, timeZone: string): string {
  return formatDay(page, iso, { dateStyle: "medium", timeStyle: "short", timeZone });
}

export function saleInterval(page: Page, startsAt: string, endsAt: string | null, timeZone: string): string {
  const from = saleInstant(page, startsAt, timeZone);
  return endsAt === null
    ? page.t("From {from}, without an end", { from })
    : page.t("{from} to {until}", { from, until: saleInstant(page, endsAt, timeZone) });
}
