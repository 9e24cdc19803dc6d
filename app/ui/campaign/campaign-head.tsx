import { href, Link } from "react-router";
import type { CampaignCard } from "#domain/pricing/campaign/campaign.ts";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { CampaignStage } from "./campaign-stage.tsx";
import type { CampaignTab } from "./campaign-tab.ts";
import { CampaignTiming } from "./campaign-timing.tsx";

type CampaignHeadProps = { campaign: CampaignCard; tab: CampaignTab; onChangeDue: () => void };

/** A campaign's header: what it is, its end, and the numbers of products, brands and shops. */
export function CampaignHead({ campaign, tab, onChangeDue }: CampaignHeadProps) {
  const { t } = usePage();
  const { title, description, isFlashSale } = campaign;
  return (
    <header className="content-width pt-4">
      <Breadcrumbs crumbs={[{ name: t("Campaigns"), to: href("/campaigns") }]} here={title} />
      <CampaignStage
        campaign={campaign}
        sizes="(width >= 85rem) 1260px, 100vw"
        isFirst
        className="mt-3 flex min-h-[27rem] flex-col items-start rounded-card p-5 sm:min-h-72 sm:justify-center sm:p-8 lg:min-h-80 lg:px-12"
      >
        <div className="relative max-w-full sm:max-w-[55%] lg:max-w-[48%]">
          <h1 className="text-3xl lg:text-4xl">{title}</h1>
          {description && <p className="mt-2 lg:text-lg">{description}</p>}
          <div className="mt-4">
            <CampaignTiming campaign={campaign} variant="cells" onChangeDue={onChangeDue} />
          </div>
          {isFlashSale && campaign.state === "running" && (
            <Link
              to={href("/flash-sale")}
              prefetch="intent"
              className="mt-4 inline-flex min-h-6 items-center gap-1.5 font-semibold underline decoration-2 underline-offset-4"
            >
              <Icon name="zap" className="size-4" /> {t("See availability")}
            </Link>
          )}
        </div>
      </CampaignStage>
      <CampaignTabs tab={tab} />
    </header>
  );
}

function CampaignTabs({ tab: shown }: { tab: CampaignTab }) {
  const { t } = usePage();
  const tabs = [
    { tab: "products", label: t("Products"), search: "" },
    { tab: "brands", label: t("Brands"), search: "?tab=brands" },
    { tab: "shops", label: t("Shops"), search: "?tab=shops" },
  ] as const;
  return (
    <nav aria-label={t("In this campaign")} className="mt-5 border-b border-line">
      <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {tabs.map(({ tab, label, search }) => (
          <li key={tab}>
            <Link
              to={{ search }}
              preventScrollReset
              aria-current={tab === shown ? "page" : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-primary-text aria-[current=page]:text-primary-text"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
