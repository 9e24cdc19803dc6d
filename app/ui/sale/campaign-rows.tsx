import { Link } from "react-router";
import type { CampaignRecord } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { usePage } from "../parts/page.tsx";
import { SALE_TONES, saleInterval, saleStateName } from "./sale-words.ts";

type CampaignRowsProps = {
  campaigns: readonly CampaignRecord[];
  timeZone: string;
  pathOf: (id: number) => string;
  /** For the operator: requests that wait, units sold, and campaigns at the same time. */
  isWhole: boolean;
};

/** Campaigns with their state and interval. */
export function CampaignRows({ campaigns, timeZone, pathOf, isWhole }: CampaignRowsProps) {
  const page = usePage();
  const { t } = page;
  return (
    <ul
      aria-label={t("Campaigns")}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {campaigns.map((campaign) => (
        <li key={campaign.id} className="relative grid gap-1 p-4 hover:bg-sunken sm:px-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={pathOf(campaign.id)} className="font-semibold wrap-anywhere after:absolute after:inset-0">
              <bdi>{campaign.title}</bdi>
            </Link>
            <Chip tone={SALE_TONES[campaign.state]}>{saleStateName(campaign.state, t)}</Chip>
            {campaign.isFlashSale && <Chip tone="open">{t("Flash sale")}</Chip>}
          </p>
          <p className="text-sm text-muted">{saleInterval(page, campaign.startsAt, campaign.endsAt, timeZone)}</p>
          {isWhole && (
            <p className="text-sm text-muted">
              {[
                t("Products accepted: {count}", { count: campaign.acceptedCount }),
                ...(campaign.requestedCount > 0
                  ? [t("Requests waiting: {count}", { count: campaign.requestedCount })]
                  : []),
                t("Units sold: {count}", { count: campaign.soldUnits }),
              ].join(" · ")}
            </p>
          )}
          {isWhole && campaign.overlaps.length > 0 && (
            <p className="text-sm text-warning">
              {t("At the same time: {names}", { names: campaign.overlaps.join(", ") })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
