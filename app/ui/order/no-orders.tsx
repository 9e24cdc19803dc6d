import { href } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";

/** An empty history, or a search without results. */
export function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { t } = usePage();
  return isFiltered ? (
    <EmptyState
      icon="search-x"
      title={t("No matching orders")}
      text={t("Try another status, an order code or part of a product name.")}
    >
      <ButtonLink to={href("/user/order-history")}>{t("All orders")}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      icon="package-open"
      title={t("You haven't placed any orders yet")}
      text={t("Your orders will appear here.")}
    >
      <ButtonLink to={href("/products")}>{t("Shop all products")}</ButtonLink>
    </EmptyState>
  );
}
