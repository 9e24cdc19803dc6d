import { href } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";

/** A history with nothing in it, or nothing that was looked for. */
export function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { t } = usePage();
  return isFiltered ? (
    <EmptyState
      icon="search-x"
      title={t("No order fits")}
      text={t("Try another state, the code of the order or a word of the product's name.")}
    >
      <ButtonLink to={href("/user/order-history")}>{t("All orders")}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      icon="package-open"
      title={t("You have not ordered anything yet")}
      text={t("Once you have, all your orders stand here.")}
    >
      <ButtonLink to={href("/products")}>{t("See all products")}</ButtonLink>
    </EmptyState>
  );
}
