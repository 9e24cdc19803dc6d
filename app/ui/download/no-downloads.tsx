import { href } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";

export function NoDownloads() {
  const { t } = usePage();
  return (
    <EmptyState
      icon="download"
      title={t("You have not bought any files yet")}
      text={t("Films, books, programs and patterns that you buy can be downloaded here.")}
    >
      <ButtonLink to={href("/products")}>{t("See all products")}</ButtonLink>
    </EmptyState>
  );
}
