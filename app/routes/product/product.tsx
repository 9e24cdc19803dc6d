import { useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useCall } from "#app/call.ts";
import { contextOf } from "#app/context.ts";
import { ProductCards } from "#app/product-cards.tsx";
import { dependsOn } from "#app/revalidation.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { Section } from "#app/ui/parts/section.tsx";
import { ProductDocument } from "#app/ui/product/product-document.tsx";
import { ProductScreen } from "#app/ui/product/product-screen.tsx";
import { useBuying } from "#app/use-buying.ts";
import type { Route } from "./+types/product";
import { loadProductScreen, type ProductScreenData } from "./load-product-screen.server.ts";
import { useMoreReviews } from "./use-more-reviews.ts";
import { useVariantInAddress } from "./use-variant-in-address.ts";

const IDLE_MILLISECONDS = 1500;

export function loader({ context, params }: Route.LoaderArgs) {
  return loadProductScreen(contextOf(context), params.slug);
}

/** A chosen variant only moves the address along. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isVariantAlone =
    change.currentUrl.search !== change.nextUrl.search && change.currentUrl.pathname === change.nextUrl.pathname;
  return !isVariantAlone && dependsOn("currency", "ship_to", "session")(change);
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ShownProduct key={loaderData.product.id} screen={loaderData} />;
}

function ShownProduct({ screen }: { screen: ProductScreenData }) {
  const { product, related, terms } = screen;
  const { t } = usePage();
  const address = useVariantInAddress();
  const { form, pending, isAdded, buy } = useBuying(product, address.variantId);
  const reviews = useMoreReviews(product.id, screen.reviews);
  useViewRecorded(product.id);
  return (
    <>
      <ProductDocument product={product} />
      <ProductScreen
        {...{ product, terms, form, pending, isAdded }}
        reviews={reviews.items}
        hasMoreReviews={reviews.hasMore}
        isReviewsPending={reviews.isPending}
        onChoose={(axis, optionId) => address.put(form.choose(axis, optionId))}
        onBuy={(kind) => void buy(kind)}
        onMoreReviews={() => void reviews.loadMore()}
      >
        {related.length > 0 && (
          <Section title={t("You may also like")} className="border-t border-line pt-10 pb-16">
            <ProductCards products={related} layout="scroll" />
          </Section>
        )}
      </ProductScreen>
    </>
  );
}

/** Remembers what was looked at, once the page has come to rest; when that fails nobody is bothered. */
function useViewRecorded(productId: number): void {
  const call = useCall();
  useEffect(() => {
    const wait = setTimeout(() => {
      void call.post(
        "/home/product-view",
        { json: { product_id: productId } },
        { refusal: "none", isSuccessTold: false },
      );
    }, IDLE_MILLISECONDS);
    return () => clearTimeout(wait);
  }, [call, productId]);
}
