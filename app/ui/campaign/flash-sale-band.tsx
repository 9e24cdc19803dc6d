import type { ReactNode } from "react";
import { href } from "react-router";
import type { CampaignCard } from "#domain/pricing/campaign/campaign.ts";
import { Countdown } from "../parts/countdown.tsx";
import { usePage } from "../parts/page.tsx";
import { Section } from "../parts/section.tsx";

type FlashSaleBandProps = { campaign: CampaignCard; onChangeDue: () => void; children: ReactNode };

/** The flash sale as a section: the time left, and its first products. */
export function FlashSaleBand({ campaign, onChangeDue, children }: FlashSaleBandProps) {
  const { t } = usePage();
  return (
    <div className="bg-deal-soft py-6 lg:py-9">
      <Section
        title={campaign.title}
        to={href("/flash-sale")}
        beside={
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-semibold text-deal-text">
            {t("Ends in")} <Countdown until={campaign.endsAt} onEnd={onChangeDue} />
          </p>
        }
      >
        {children}
      </Section>
    </div>
  );
}
