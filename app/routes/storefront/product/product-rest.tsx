import { ProductCards } from "#app/products/product-cards.tsx";
import { ViewedProducts } from "#app/visitor/viewed-products.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { Section } from "#app/ui/parts/section.tsx";
import { DeliveryNotes } from "#app/ui/product/delivery-notes.tsx";
import { OfferNote } from "#app/ui/product/offer-note.tsx";
import { ProductDescription } from "#app/ui/product/product-description.tsx";
import { ReviewsPanel } from "#app/ui/product/reviews-panel.tsx";
import { ShopBox } from "#app/ui/product/shop-box.tsx";
import type { ProductScreenData } from "./load-product-screen.server.ts";
import { ListedProductActions } from "./listed-product-actions.tsx";
import { useDelivery } from "./use-delivery.ts";
import { useMoreReviews } from "./use-more-reviews.ts";

type RestProps = { screen: ProductScreenData };

/** More actions, delivery, and the seller. */
export function ProductTerms({ screen: { product, terms } }: RestProps) {
  const { delivery, country } = useDelivery(product, terms);
  const { returnDays, today } = terms;
  return (
    <>
      <OfferNote product={product} />
      <ListedProductActions product={product} />
      <DeliveryNotes {...{ product, delivery, country, returnDays, today }} />
      <ShopBox shop={product.productShop} />
    </>
  );
}

/** Description and reviews. */
export function ProductReading({ screen }: RestProps) {
  const { product } = screen;
  const reviews = useMoreReviews(product.id, screen.reviews);
  return (
    <>
      <ProductDescription product={product} />
      <ReviewsPanel
        summary={product.reviews}
        reviews={reviews.items}
        hasMore={reviews.hasMore}
        isPending={reviews.isPending}
        onMore={() => void reviews.loadMore()}
      />
    </>
  );
}

/** Similar products, and products this visitor viewed before. */
export function RelatedProducts({ screen: { product, related } }: RestProps) {
  const { t } = usePage();
  return (
    <>
      {related.length > 0 && (
        <Section title={t("You may also like")} className="border-t border-line pt-10 pb-16">
          <ProductCards products={related} layout="scroll" />
        </Section>
      )}
      <ViewedProducts exceptId={product.id} className="pb-16" />
    </>
  );
}
