import type { CampaignCard } from "#domain/pricing/campaign/campaign.ts";
import { usePage } from "../parts/page.tsx";

/** How many products of a campaign are listed; before it starts, with an explanation. */
export function CampaignCount({ campaign, count }: { campaign: CampaignCard; count: number }) {
  const { t } = usePage();
  return (
    <header>
      <output className="block text-muted">{t("{count} products", { count })}</output>
      {campaign.state === "upcoming" && (
        <p className="mt-1">{t("These products will be on sale when the campaign starts.")}</p>
      )}
    </header>
  );
}
