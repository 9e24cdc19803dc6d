import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { Dialog } from "#app/ui/parts/dialog.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { Picture } from "#app/ui/parts/picture.tsx";
import { Shimmer } from "#app/ui/parts/shimmer.tsx";
import { Stars } from "#app/ui/parts/stars.tsx";
import { BuyBox, type BuyKind } from "./buy-box.tsx";
import { productPath } from "./product-path.ts";
import { type ProductChoice, shownImage } from "./use-product-choice.ts";
import type { ChoiceAxis } from "./variant-choice.ts";

type QuickViewDialogProps = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode };

/** Enough of a product to choose a variant and buy it without leaving the list. */
export function QuickViewDialog({ isOpen, title, onClose, children }: QuickViewDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} isTitleHidden width="wide">
      {children}
    </Dialog>
  );
}

export function QuickViewShimmer() {
  return (
    <div className="grid gap-6 p-4 sm:grid-cols-2 sm:p-6">
      <Shimmer className="aspect-square" />
      <div className="grid content-start gap-4">
        <Shimmer className="h-8 w-4/5" />
        <Shimmer className="h-5 w-32" />
        <Shimmer className="h-10 w-40" />
        <Shimmer className="h-24" />
        <Shimmer className="h-13" />
      </div>
    </div>
  );
}

type QuickViewBodyProps = {
  product: ProductDetails;
  form: ProductChoice;
  pending: BuyKind | null;
  isAdded: boolean;
  onChoose: (axis: ChoiceAxis, optionId: number) => void;
  onBuy: (kind: BuyKind) => void;
  onClose: () => void;
};

export function QuickViewBody({ product, form, onClose, ...buying }: QuickViewBodyProps) {
  const { t } = usePage();
  return (
    <div className="grid sm:grid-cols-2">
      <Picture
        file={shownImage(form) ?? product.image}
        alt={product.name}
        sizes="(width >= 64rem) 500px, (width >= 40rem) 50vw, 100vw"
        isFirst
        className="aspect-[4/3] size-full sm:aspect-square"
      />
      <div className="grid content-start gap-4 p-5 sm:max-h-[80dvh] sm:overflow-y-auto sm:p-6">
        <div className="pe-10">
          <p className="text-xs text-muted">{product.productShop.name}</p>
          <p className="font-heading text-2xl font-bold">{product.name}</p>
          <div className="mt-1.5">
            <Stars rating={product.reviews.average} count={product.reviews.count} />
          </div>
        </div>
        <BuyBox product={product} form={form} {...buying} />
        <Link
          to={productPath({ slug: product.slug, variantId: form.variant?.id ?? null })}
          onClick={onClose}
          className="inline-flex min-h-6 w-fit items-center text-sm font-semibold text-primary-text hover:underline"
        >
          {t("View full details")}
        </Link>
      </div>
    </div>
  );
}
