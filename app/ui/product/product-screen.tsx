import { type ReactNode, useRef } from "react";
import { href, Link } from "react-router";
import type { ProductDetails, Review } from "#domain/product/product.ts";
import { Breadcrumbs } from "#app/ui/listing/breadcrumbs.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { Stars } from "#app/ui/parts/stars.tsx";
import { BuyBox, type BuyKind } from "./buy-box.tsx";
import { DeliveryNotes } from "./delivery-notes.tsx";
import { ProductDescription } from "./product-description.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ReviewsPanel } from "./reviews-panel.tsx";
import { ShopBox } from "./shop-box.tsx";
import { StickyBuyBar } from "./sticky-buy-bar.tsx";
import type { ProductChoice } from "./use-product-choice.ts";
import type { ChoiceAxis } from "./variant-choice.ts";

export type ProductTerms = {
  isTaxIncluded: boolean;
  /** The name of the country that is shipped to. */
  country: string;
  returnDays: number;
  /** The server's day, as an ISO instant. */
  today: string;
};

type ProductScreenProps = {
  product: ProductDetails;
  terms: ProductTerms;
  form: ProductChoice;
  pending: BuyKind | null;
  isAdded: boolean;
  reviews: readonly Review[];
  hasMoreReviews: boolean;
  isReviewsPending: boolean;
  onChoose: (axis: ChoiceAxis, optionId: number) => void;
  onBuy: (kind: BuyKind) => void;
  onMoreReviews: () => void;
  /** Related products. */
  children: ReactNode;
};

export function ProductScreen(props: ProductScreenProps) {
  const { product, terms, form, pending, isAdded, onBuy } = props;
  const { t } = usePage();
  const buttons = useRef<HTMLDivElement>(null);
  const crumbs = product.categories.map(({ slug, name }) => ({ name, to: href("/category/:slug", { slug }) }));
  const price = form.priced?.price ?? product.price;
  return (
    <>
      <div className="content-width pt-4 pb-16">
        <Breadcrumbs crumbs={crumbs} here={product.name} />
        <div className="mt-4 grid gap-y-7 md:grid-cols-2 md:gap-x-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
          <ProductGallery
            images={galleryOf(product)}
            name={product.name}
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
                    {t("Read the reviews")}
                  </a>
                )}
              </div>
              {product.shortDescription && <p className="mt-3 max-w-prose text-muted">{product.shortDescription}</p>}
            </div>
            <BuyBox
              {...{ product, form, pending, isAdded, onBuy, buttons }}
              isTaxIncluded={terms.isTaxIncluded}
              onChoose={props.onChoose}
            />
            <DeliveryNotes
              product={product}
              country={terms.country}
              returnDays={terms.returnDays}
              today={terms.today}
            />
            <ShopBox shop={product.productShop} />
          </div>
        </div>
        <div className="mt-14 grid gap-14 border-t border-line pt-10">
          <ProductDescription product={product} />
          <ReviewsPanel
            summary={product.reviews}
            reviews={props.reviews}
            hasMore={props.hasMoreReviews}
            isPending={props.isReviewsPending}
            onMore={props.onMoreReviews}
          />
        </div>
      </div>
      {props.children}
      <StickyBuyBar
        buttons={buttons}
        name={product.name}
        price={price}
        isFromPrice={form.isFromPrice}
        isSoldOut={form.range.most < form.range.least}
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

/** The gallery, with pictures of variants that are not in it. */
export function galleryOf(product: ProductDetails): string[] {
  const all = [...product.gallery, ...product.variants.map(({ image }) => image).filter((image) => image !== null)];
  const images = [...new Set(all)];
  return images.length > 0 || product.image === null ? images : [product.image];
}

/** The picture of what is chosen so far: once a colour is, that of the variants that have it. */
export function shownImage({ choice, variant, priced }: ProductChoice): string | null {
  if (variant) return variant.image;
  return choice.color === undefined ? null : (priced?.image ?? null);
}
