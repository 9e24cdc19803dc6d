import { href } from "react-router";
import type { CampaignCard } from "#domain/pricing/campaign/campaign.ts";
import type { Page } from "#shared/page.ts";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { PageLinks } from "../parts/page-links.tsx";
import { CampaignCards } from "./campaign-cards.tsx";

const CARDS_OF_FIRST_SCREEN = 2;

/** Running campaigns, then upcoming ones. */
export function CampaignsScreen({
  campaigns,
  onChangeDue,
}: {
  campaigns: Page<CampaignCard>;
  onChangeDue: () => void;
}) {
  const { t } = usePage();
  return (
    <div className="content-width pt-4 pb-8">
      <Breadcrumbs crumbs={[]} here={t("Campaigns")} />
      <h1 className="mt-3 mb-5 text-3xl">{t("Campaigns")}</h1>
      {campaigns.items.length === 0 ? (
        <EmptyState
          icon="zap"
          title={t("No campaigns right now")}
          text={t("You'll still find plenty of reduced products.")}
        >
          <ButtonLink to={href("/offer/products")}>{t("See offers")}</ButtonLink>
          <ButtonLink variant="secondary" to={href("/products")}>
            {t("Shop all products")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <CampaignCards
            campaigns={campaigns.items}
            headingLevel="h2"
            firstCount={CARDS_OF_FIRST_SCREEN}
            onChangeDue={onChangeDue}
          />
          <PageLinks page={campaigns} />
        </>
      )}
    </div>
  );
}
