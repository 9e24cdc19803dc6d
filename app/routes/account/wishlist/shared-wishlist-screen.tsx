import type { SharedWishlist } from "#domain/cart/wishlist/wishlist.ts";
import { ProductCards } from "#app/products/product-cards.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

/** A shared list; it does not show its owner. */
export function SharedWishlistScreen({ list }: { list: SharedWishlist }) {
  const { t } = usePage();
  const { products } = list;
  return (
    <div className="content-width py-6 sm:py-10">
      <DocumentHead title={t("Wishlist")} isHidden />
      <p className="text-sm text-muted">{t("Someone shared this list with you")}</p>
      <h1 className="mb-6 text-3xl">
        <bdi>{list.name === "" ? t("A wishlist") : list.name}</bdi>{" "}
        <span className="text-lg font-normal text-muted">{t("{count} products", { count: products.length })}</span>
      </h1>
      {products.length > 0 ? (
        <ProductCards products={products} headingLevel="h2" firstCount={5} />
      ) : (
        <EmptyState icon="heart" title={t("This list is empty")}>
          <ButtonLink to="/products">{t("Shop all products")}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}
