import { href } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";

export function CampaignIsOver() {
  const { t } = usePage();
  return (
    <EmptyState
      icon="clock-3"
      title={t("This campaign has ended")}
      text={t("This sale has ended, but other offers are on now.")}
    >
      <ButtonLink to={href("/campaigns")}>{t("See all campaigns")}</ButtonLink>
      <ButtonLink variant="secondary" to={href("/offer/products")}>
        {t("See offers")}
      </ButtonLink>
    </EmptyState>
  );
}

export function CampaignIsEmpty() {
  const { t } = usePage();
  return (
    <EmptyState
      icon="package-open"
      title={t("Nothing here yet")}
      text={t("There are no products in this campaign yet.")}
    >
      <ButtonLink to={href("/campaigns")}>{t("See all campaigns")}</ButtonLink>
    </EmptyState>
  );
}
