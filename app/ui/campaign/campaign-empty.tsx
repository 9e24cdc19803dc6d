import { href } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";

export function CampaignIsOver() {
  const { t } = usePage();
  return (
    <EmptyState
      icon="clock-3"
      title={t("This campaign is over")}
      text={t("Its prices have gone back. Others run now.")}
    >
      <ButtonLink to={href("/campaigns")}>{t("See all campaigns")}</ButtonLink>
      <ButtonLink look="secondary" to={href("/offer/products")}>
        {t("See the offers")}
      </ButtonLink>
    </EmptyState>
  );
}

export function CampaignIsEmpty() {
  const { t } = usePage();
  return (
    <EmptyState icon="package-open" title={t("Nothing here yet")} text={t("Nobody takes part in this campaign yet.")}>
      <ButtonLink to={href("/campaigns")}>{t("See all campaigns")}</ButtonLink>
    </EmptyState>
  );
}
