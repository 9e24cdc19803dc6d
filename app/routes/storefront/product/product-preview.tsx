import { useMemo } from "react";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ProductScreen } from "#app/ui/product/product-screen.tsx";
import { useProductChoice } from "#app/ui/product/use-product-choice.ts";
import { LateGalleryDialog, latePartsOf } from "./late-parts.tsx";
import type { ProductScreenData } from "./load-product-screen.server.ts";
import { useVariantInAddress } from "./use-variant-in-address.ts";

const NO_STOCKS = {};

/** A product's page for those who manage it; nothing can be bought there. */
export function ProductPreview({ screen, isChanged }: { screen: ProductScreenData | null; isChanged: boolean }) {
  const { t } = usePage();
  return (
    <>
      <Notice>
        {isChanged
          ? t("This is the page with the pending changes. Only people who manage the product can see it.")
          : t("This is the last saved version. Only people who manage the product can see it.")}
      </Notice>
      {screen ? (
        <ShownPreview screen={screen} />
      ) : (
        <EmptyState icon="package-open" title={t("Activate a variant to see the product's page.")} />
      )}
    </>
  );
}

function ShownPreview({ screen }: { screen: ProductScreenData }) {
  const { t } = usePage();
  const { product } = screen;
  const addToast = useVisitor((state) => state.addToast);
  const address = useVariantInAddress();
  const form = useProductChoice(product, address.variantId, NO_STOCKS);
  const late = useMemo(() => ({ ...latePartsOf(screen), related: null }), [screen]);
  return (
    <ProductScreen
      video={screen.video}
      {...{ product, form, late }}
      pending={null}
      isAdded={false}
      token={null}
      problem={null}
      isTaxIncluded={screen.terms.isTaxIncluded}
      GalleryDialog={LateGalleryDialog}
      onChoose={(axis, optionId) => address.put(form.choose(axis, optionId))}
      onBuy={() => addToast({ kind: "info", message: t("This is a preview. Nothing was added to a cart.") })}
    />
  );
}
