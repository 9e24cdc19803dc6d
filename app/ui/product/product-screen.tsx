import { type ComponentType, type ReactNode, useMemo, useRef } from "react";
import { href, Link } from "react-router";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import type { ProductVideo } from "#domain/catalog/video/get-product-video.ts";
import { Breadcrumbs } from "#app/ui/listing/breadcrumbs.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { Stars } from "#app/ui/parts/stars.tsx";
import { BuyBox, type BuyKind } from "./buy-box.tsx";
import type { GalleryDialogProps } from "./gallery-dialog.tsx";
import { imageAlts } from "./image-alts.ts";
import { ProductGallery } from "./product-gallery.tsx";
import { StickyBuyBar } from "./sticky-buy-bar.tsx";
import { type ProductChoice, shownImage } from "./use-product-choice.ts";
import type { ChoiceAxis } from "./variant-choice.ts";

type ProductScreenProps = {
  product: ProductDetails;
  video: ProductVideo | null;
  isTaxIncluded: boolean;
  form: ProductChoice;
  pending: BuyKind | null;
  isAdded: boolean;
  /** For the form submitted without scripts. */
  token: ReactNode;
  problem: string | null;
  /** Deferred sections: delivery and seller, description and reviews, similar products. */
  late: { terms: ReactNode; reading: ReactNode; related: ReactNode };
  GalleryDialog: ComponentType<GalleryDialogProps>;
  onChoose: (axis: ChoiceAxis, optionId: number) => void;
  onBuy: (kind: BuyKind) => void;
};

export function ProductScreen(props: ProductScreenProps) {
  const { product, isTaxIncluded, form, pending, isAdded, token, problem, late, onBuy } = props;
  const { t } = usePage();
  const buttons = useRef<HTMLDivElement>(null);
  const crumbs = product.categories.map(({ slug, name }) => ({ name, to: href("/category/:slug", { slug }) }));
  const price = form.priced?.price ?? product.price;
  const images = useMemo(() => galleryOf(product), [product]);
  const alts = useMemo(() => imageAlts(t, product, images), [t, product, images]);
  return (
    <>
      <div className="content-width pt-4 pb-16">
        <Breadcrumbs crumbs={crumbs} here={product.name} />
        <div className="mt-4 grid gap-y-7 md:grid-cols-2 md:gap-x-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
          <ProductGallery
            images={images}
            alts={alts}
            name={product.name}
            video={props.video}
            Dialog={props.GalleryDialog}
            chosenImage={shownImage(form)}
            discountPercent={form.priced?.discountPercent ?? product.discountPercent}
          />
          <div className="grid content-start gap-5">
            <div>
              {product.brand && (
                <Link
                  to={href("/brand/:slug", { slug: product.brand.slug })}
                  prefetch="intent"
                  className="inline-flex min-h-6 items-center text-sm font-semibold text-primary-text hover:underline"
                >
                  {product.brand.name}
                </Link>
              )}
              <h1 className="mt-1 text-3xl">{product.name}</h1>
              <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1">
                <Stars rating={product.reviews.average} count={product.reviews.count} size="medium" />
                {product.reviews.count > 0 && (
                  <a href="#reviews" className="inline-flex min-h-6 items-center text-sm text-primary-text underline">
                    {t("Read reviews")}
                  </a>
                )}
              </div>
              {product.shortDescription && <p className="mt-3 max-w-prose text-muted">{product.shortDescription}</p>}
            </div>
            <BuyBox
              {...{ product, form, isTaxIncluded, pending, isAdded, onBuy, buttons, token, problem }}
              onChoose={props.onChoose}
            />
            {late.terms}
          </div>
        </div>
        <div className="mt-14 grid gap-14 border-t border-line pt-10">{late.reading}</div>
      </div>
      {late.related}
      <StickyBuyBar
        buttons={buttons}
        name={product.name}
        price={price}
        isFromPrice={form.isFromPrice}
        isSoldOut={form.range.max < form.range.min}
        isPending={pending === "cart"}
        isAdded={isAdded}
        onBuy={() => {
          if (form.missing.length > 0) buttons.current?.scrollIntoView({ block: "end" });
          onBuy("cart");
        }}
      />
    </>
  );
}

/** The gallery, plus images that only variants have. */
export function galleryOf(product: ProductDetails): string[] {
  const all = [...product.gallery, ...product.variants.map(({ image }) => image).filter((image) => image !== null)];
  const images = [...new Set(all)];
  return images.length > 0 || product.image === null ? images : [product.image];
}
