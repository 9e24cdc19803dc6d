import { href } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";

export function NoDownloads() {
  const { t } = usePage();
  return (
    <EmptyState
      icon="download"
      title={t("You haven't bought any downloads yet")}
      text={t("Movies, books, software and patterns you buy will appear here.")}
    >
      <ButtonLink to={href("/products")}>{t("Shop all products")}</ButtonLink>
    </EmptyState>
  );
}
