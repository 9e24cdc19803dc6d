import { useEffect, useMemo } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { ProductDocument } from "#app/ui/product/product-document.tsx";
import { ProductScreen } from "#app/ui/product/product-screen.tsx";
import { useBuying } from "#app/products/use-buying.ts";
import type { Route } from "./+types/product";
import { FormToken } from "./form-token.tsx";
import { LateGalleryDialog, latePartsOf } from "./late-parts.tsx";
import { loadProductScreen, type ProductScreenData } from "./load-product-screen.server.ts";
import { useCurrencyInAddress } from "./use-currency-in-address.ts";
import { useVariantInAddress } from "./use-variant-in-address.ts";

const IDLE_MILLISECONDS = 1500;

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadProductScreen(contextOf(context), request, params.slug);
}

export const handle: CacheHandle = { cache: { parameters: ["variant", "currency"] } };

/** Choosing a variant only changes the URL. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isVariantAlone =
    change.currentUrl.search !== change.nextUrl.search && change.currentUrl.pathname === change.nextUrl.pathname;
  return dependsOn("currency", "products")(isVariantAlone ? { ...change, defaultShouldRevalidate: false } : change);
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ShownProduct key={loaderData.product.id} screen={loaderData} />;
}

function ShownProduct({ screen }: { screen: ProductScreenData }) {
  const { product } = screen;
  const address = useVariantInAddress();
  const { form, pending, isAdded, buy } = useBuying(product, address.variantId);
  const token = useMemo(() => <FormToken />, []);
  const late = useMemo(() => latePartsOf(screen), [screen]);
  useViewRecorded(product.id);
  useCurrencyInAddress();
  return (
    <>
      <ProductDocument product={product} reviews={screen.reviews.items} shipTo={screen.terms.shipTo} />
      <ProductScreen
        {...{ product, form, pending, isAdded, late }}
        video={screen.video}
        token={token}
        problem={screen.problem}
        isTaxIncluded={screen.terms.isTaxIncluded}
        GalleryDialog={LateGalleryDialog}
        onChoose={(axis, optionId) => address.put(form.choose(axis, optionId))}
        onBuy={(kind) => void buy(kind)}
      />
    </>
  );
}

/** Records the viewed product once the page is idle; failures are ignored. */
function useViewRecorded(productId: number): void {
  const call = useCall();
  useEffect(() => {
    const wait = setTimeout(() => {
      void call.post(
        "/home/product-view",
        { json: { product_id: productId } },
        { refusal: "none", isSuccessShown: false },
      );
    }, IDLE_MILLISECONDS);
    return () => clearTimeout(wait);
  }, [call, productId]);
}
