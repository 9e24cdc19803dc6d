import type { Listing } from "#domain/discovery/listing/listing.ts";
import { usePage } from "../parts/page.tsx";

/** The number of listed products of a shop. */
export function ShopProductsHead({ listing }: { listing: Listing }) {
  const { t } = usePage();
  return (
    <header>
      <h2 className="sr-only">{t("Products")}</h2>
      <output className="block text-muted">{t("{count} products", { count: listing.products.total })}</output>
    </header>
  );
}
