import { Link } from "react-router";
import type { CampaignRecord } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { usePage } from "../parts/page.tsx";
import { SALE_TONES, saleInterval, saleStateName } from "./sale-words.ts";

type CampaignRowsProps = {
  campaigns: readonly CampaignRecord[];
  timeZone: string;
  pathOf: (id: number) => string;
};

/** Campaigns that a shop can join, with their state and interval. */
export function CampaignRows({ campaigns, timeZone, pathOf }: CampaignRowsProps) {
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
        </li>
      ))}
    </ul>
  );
}
