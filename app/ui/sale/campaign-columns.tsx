import type { CampaignRecord } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { CAMPAIGN_LIST } from "#shared/list/sale-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { choiceFilter, yesOrNo } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { formatNumber, type Page } from "../parts/page.tsx";
import { SALE_TONES, saleInstant, saleStateName } from "./sale-labels.ts";

/** The columns of the operator's campaigns. */
export function campaignColumns(page: Page, timeZone: string): TableColumn<CampaignRecord>[] {
  const { t } = page;
  return [
    {
      id: "title",
      label: t("Title"),
      cell: ({ title, overlaps }) => (
        <span className="block min-w-40 max-w-80">
          <bdi className="wrap-anywhere">{title}</bdi>
          {overlaps.length > 0 && (
            <span className="block text-xs font-normal text-warning">
              {t("At the same time: {names}", { names: overlaps.join(", ") })}
            </span>
          )}
        </span>
      ),
    },
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
      label: t("Starts"),
      isSortedDescendingFirst: true,
      cell: ({ startsAt }) => <span className="whitespace-nowrap">{saleInstant(page, startsAt, timeZone)}</span>,
    },
    {
      id: "ends",
      label: t("Ends"),
      isSortedDescendingFirst: true,
      cell: ({ endsAt }) => <span className="whitespace-nowrap">{saleInstant(page, endsAt, timeZone)}</span>,
    },
    {
      id: "requested",
      label: t("Requests"),
      isAtEnd: true,
      cell: ({ requestedCount }) =>
        requestedCount > 0 ? <Chip tone="open">{formatNumber(page, requestedCount)}</Chip> : "–",
    },
    {
      id: "accepted",
      label: t("Products"),
      isAtEnd: true,
      cell: ({ acceptedCount }) => formatNumber(page, acceptedCount),
    },
    { id: "sold", label: t("Units sold"), isAtEnd: true, cell: ({ soldUnits }) => formatNumber(page, soldUnits) },
  ];
}

export function campaignFilters(t: Translate): TableFilter[] {
  return [
    choiceFilter(t, "state", t("Status"), CAMPAIGN_LIST.filters.state.choices, saleStateName),
    { name: "flash", label: t("Flash sale"), choices: yesOrNo(t) },
    { name: "starts", label: t("Starts") },
    { name: "ends", label: t("Ends") },
  ];
}
