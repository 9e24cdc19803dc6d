import { href } from "react-router";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";

export function DailyDealsHead({ count }: { count: number }) {
  const { t } = usePage();
  return (
    <header className="mb-6">
      <Breadcrumbs crumbs={[]} here={t("Daily deals")} />
      <h1 className="mt-3 text-3xl">{t("Daily deals")}</h1>
      {count > 0 && <p className="mt-1 text-muted">{t("New deals every day, each for a limited time.")}</p>}
    </header>
  );
}

export function NoDailyDeals() {
  const { t } = usePage();
  return (
    <EmptyState
      icon="clock-3"
      title={t("No deals right now")}
      text={t("New deals come every day. You'll still find plenty of reduced products.")}
    >
      <ButtonLink to={href("/offer/products")}>{t("See offers")}</ButtonLink>
      <ButtonLink variant="secondary" to={href("/products")}>
        {t("Shop all products")}
      </ButtonLink>
    </EmptyState>
  );
}
