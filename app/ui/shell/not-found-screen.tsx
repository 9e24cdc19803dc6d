import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { DocumentHead } from "./document-head.tsx";

export function NotFoundScreen() {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Not Found")} isHidden />
      <EmptyState
        isHeading
        icon="compass"
        title={t("This page is not here")}
        text={t("It may have moved, or the product is no longer sold. Search above, or start again from here.")}
      >
        <ButtonLink to="/">{t("To the home page")}</ButtonLink>
        <ButtonLink to="/products" look="secondary">
          {t("All Products")}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
