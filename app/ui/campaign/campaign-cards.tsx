import { Link, href } from "react-router";
import type { CampaignCard } from "#domain/pricing/campaign/campaign.ts";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { CampaignStage } from "./campaign-stage.tsx";
import { CampaignTiming } from "./campaign-timing.tsx";

type CampaignCardsProps = {
  campaigns: readonly CampaignCard[];
  headingLevel?: "h2" | "h3";
  /** How many of the first cards are above the fold. */
  firstCount?: number;
  onChangeDue: () => void;
};

/** Campaigns as wide banners, two side by side if there is room. */
export function CampaignCards({ campaigns, headingLevel = "h3", firstCount = 0, onChangeDue }: CampaignCardsProps) {
  return (
    <ul className={`grid gap-4 lg:gap-5 ${campaigns.length > 1 ? "lg:grid-cols-2" : ""}`}>
      {campaigns.map((campaign, index) => (
        <li key={campaign.id} className={campaigns.length > 1 ? "lg:last:odd:col-span-2" : ""}>
          <WideCard campaign={campaign} Heading={headingLevel} isFirst={index < firstCount} onChangeDue={onChangeDue} />
        </li>
      ))}
    </ul>
  );
}

type WideCardProps = { campaign: CampaignCard; Heading: "h2" | "h3"; isFirst: boolean; onChangeDue: () => void };

function WideCard({ campaign, Heading, isFirst, onChangeDue }: WideCardProps) {
  const page = usePage();
  const { t } = page;
  const { slug, title, description, isFlashSale, productsCount } = campaign;
  return (
    <article className="group relative">
      <CampaignStage
        campaign={campaign}
        sizes="(width >= 64rem) 640px, 100vw"
        isFirst={isFirst}
        className="flex h-88 flex-col items-start rounded-card p-5 sm:h-64 sm:justify-center sm:p-7"
      >
        <div className="relative flex max-w-full flex-col items-start sm:max-w-[43%]">
          {isFlashSale && (
            <span className="mb-2 inline-flex items-center gap-1 rounded-md bg-white px-2 py-0.5 text-xs font-semibold text-[#1c1a17]">
              <Icon name="zap" className="size-3.5" /> {t("Flash sale")}
            </span>
          )}
          <Heading className="text-2xl">
            <Link
              to={href("/campaign/:slug", { slug })}
              prefetch="intent"
              className="after:absolute after:inset-0 after:rounded-card group-hover:underline"
            >
              {title}
            </Link>
          </Heading>
          {description && <p className="mt-1.5 line-clamp-2 text-sm">{description}</p>}
          <div className="mt-3 text-sm">
            <CampaignTiming campaign={campaign} variant="line" onChangeDue={onChangeDue} />
          </div>
          <p className="figures mt-1 text-sm">
            {t("{count} products", { count: productsCount, number: formatNumber(page, productsCount) })}
          </p>
        </div>
      </CampaignStage>
    </article>
  );
}
