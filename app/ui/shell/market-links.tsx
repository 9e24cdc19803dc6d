import { Link, href } from "react-router";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "../parts/page.tsx";

/** Links to the marketplace besides its categories. */
function marketPlaces(t: Translate): { to: string; label: string }[] {
  return [
    { to: href("/flash-sale"), label: t("Flash sale") },
    { to: href("/daily-deals"), label: t("Daily Deals") },
    { to: href("/offer/products"), label: t("Offers") },
    { to: href("/campaigns"), label: t("Campaigns") },
    { to: href("/brands"), label: t("Brands") },
    { to: href("/sellers"), label: t("Shops") },
    { to: href("/categories"), label: t("All Categories") },
  ];
}

/** As list items; the caller sets the style. */
export function MarketLinks({ most, className }: { most?: number; className: string }) {
  const { t } = usePage();
  return marketPlaces(t)
    .slice(0, most)
    .map(({ to, label }) => (
      <li key={to}>
        <Link to={to} prefetch="intent" className={className}>
          {label}
        </Link>
      </li>
    ));
}
