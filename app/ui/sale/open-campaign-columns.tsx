import type { CampaignRecord } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { choiceFilter, choicesOf } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import type { Page } from "../parts/page.tsx";
import { SALE_TONES, saleInterval, saleStateName } from "./sale-labels.ts";

/** Campaigns that a shop can join. */
export function openCampaignColumns(page: Page, timeZone: string): TableColumn<CampaignRecord>[] {
  const { t } = page;
  return [
    { id: "title", label: t("Campaign"), cell: ({ title }) => <bdi className="block max-w-80 truncate">{title}</bdi> },
    {
      id: "state",
      label: t("Status"),
      cell: ({ state, isFlashSale }) => (
        <span className="flex flex-wrap gap-1.5">
          <Chip tone={SALE_TONES[state]}>{saleStateName(state, t)}</Chip>
          {isFlashSale && <Chip tone="open">{t("Flash sale")}</Chip>}
        </span>
      ),
    },
    {
      id: "starts",
      label: t("Interval"),
      cell: ({ startsAt, endsAt }) => saleInterval(page, startsAt, endsAt, timeZone),
    },
  ];
}

export function openCampaignFilters({ t }: Page): TableFilter[] {
  return [
    choiceFilter(t, "state", t("Status"), ["upcoming", "running"] as const, saleStateName),
    { name: "kind", label: t("Kind"), choices: choicesOf({ campaign: t("Campaign"), flash: t("Flash sale") }) },
  ];
}
