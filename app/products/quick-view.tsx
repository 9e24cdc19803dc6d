import { useEffect, useState } from "react";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "../api-client/call.ts";
import { usePage } from "../ui/parts/page.tsx";
import { QuickViewBody, QuickViewDialog, QuickViewShimmer } from "../ui/product/quick-view.tsx";
import { useBuying } from "./use-buying.ts";

type QuickViewProps = { slug: string; variantId: number | null; onClose: () => void };

/** Choose and buy a variant from a list; its data is loaded when it opens. */
export function QuickView({ slug, variantId, onClose }: QuickViewProps) {
  const call = useCall();
  const { t } = usePage();
  const [product, setProduct] = useState<ProductDetails | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    void call
      .get("/home/product-details/:slug", { param: { slug }, query: {} }, { signal: stop.signal })
      .then((outcome) => {
        if (stop.signal.aborted) return;
        if (outcome.ok) setProduct(fromWire<ProductDetails>(outcome.answer.product));
        else onClose();
      });
    return () => stop.abort();
  }, [call, slug, onClose]);

  return (
    <QuickViewDialog isOpen title={product?.name ?? t("Choose options")} onClose={onClose}>
      {product ? <Chosen {...{ product, variantId, onClose }} /> : <QuickViewShimmer />}
    </QuickViewDialog>
  );
}

type ChosenProps = Omit<QuickViewProps, "slug"> & { product: ProductDetails };

function Chosen({ product, variantId, onClose }: ChosenProps) {
  const { form, pending, isAdded, buy } = useBuying(product, variantId);
  return (
    <QuickViewBody
      {...{ product, form, pending, isAdded, onClose }}
      onChoose={form.choose}
      onBuy={(kind) => void buy(kind).then((isBought) => isBought && onClose())}
    />
  );
}
