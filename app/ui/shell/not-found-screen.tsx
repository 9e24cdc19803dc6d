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
        title={t("We can't find this page")}
        text={t(
          "It may have moved, or the product is no longer available. Try a search, or start again from the home page.",
        )}
      >
        <ButtonLink to="/">{t("Back to home")}</ButtonLink>
        <ButtonLink to="/products" variant="secondary">
          {t("All products")}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
