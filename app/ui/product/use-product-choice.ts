import { useMemo, useState } from "react";
import type { ProductDetails, ProductVariant } from "#domain/catalog/product/product.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import {
  axesOf,
  type ChoiceAxis,
  chosenVariant,
  firstChoice,
  leadVariant,
  matchingVariants,
  openAxes,
  quantityRange,
  type VariantChoice,
  withOption,
} from "./variant-choice.ts";

/** The state of a product's form: the variant, the quantity, and what is still missing. */
export type ProductChoice = {
  axes: ChoiceAxis[];
  choice: VariantChoice;
  /** Null until every axis is chosen. */
  variant: ProductVariant | null;
  /** The variant whose price is shown: the selected one, or the cheapest possible one. */
  priced: ProductVariant | undefined;
  /** The possible variants have different prices. */
  isFromPrice: boolean;
  missing: ChoiceAxis[];
  /** The shopper clicked to buy before everything was chosen. */
  isMissingShown: boolean;
  currentStock: number;
  quantity: number;
  range: { min: number; max: number };
  /** Returns the variant selected by this choice; null if it is not complete. */
  choose: (axis: ChoiceAxis, optionId: number) => ProductVariant | null;
  setQuantity: (quantity: number) => void;
  showMissing: () => void;
  /** After adding to the cart: less stock is left, and the form is reset. */
  markTaken: (variantId: number, quantity: number) => void;
};

/** `stocks`: the units left as received since the product was loaded. */
export function useProductChoice(
  product: ProductDetails,
  variantId: number | null,
  stocks: Readonly<Record<number, number>>,
): ProductChoice {
  const { t } = usePage();
  const [taken, setTaken] = useState<Readonly<Record<number, number>>>({});
  const offered = useMemo(
    () => ({
      ...product,
      variants: product.variants.map((variant) => ({
        ...variant,
        currentStock: Math.max(0, (stocks[variant.id] ?? variant.currentStock) - (taken[variant.id] ?? 0)),
      })),
    }),
    [product, taken, stocks],
  );
  const axes = useMemo(() => axesOf(product, t("Color")), [product, t]);
  const [choice, setChoice] = useState(() => firstChoice(product, axes, variantId));
  const [wantedQuantity, setQuantity] = useState(product.minimumOrderQuantity);
  const [isMissingShown, setMissingShown] = useState(false);

  const possible = matchingVariants(offered, axes, choice);
  const variant = chosenVariant(offered, axes, choice);
  const currentStock = variant ? variant.currentStock : possible.reduce((sum, each) => sum + each.currentStock, 0);
  const range = quantityRange(
    product,
    variant ? variant.currentStock : Math.max(0, ...possible.map((each) => each.currentStock)),
  );

  return {
    axes,
    choice,
    variant,
    priced: variant ?? leadVariant(possible),
    isFromPrice: !variant && new Set(possible.map(({ price }) => price.amount)).size > 1,
    missing: openAxes(axes, choice),
    isMissingShown,
    currentStock,
    quantity: Math.max(range.min, Math.min(wantedQuantity, range.max)),
    range,
    choose(axis, optionId) {
      const next = withOption(offered, axes, choice, axis, optionId);
      setChoice(next);
      return chosenVariant(offered, axes, next);
    },
    setQuantity,
    showMissing: () => setMissingShown(true),
    markTaken(id, quantity) {
      setTaken((before) => ({ ...before, [id]: (before[id] ?? 0) + quantity }));
      setQuantity(product.minimumOrderQuantity);
      setMissingShown(false);
    },
  };
}

/** The image of the selection so far: once a color is selected, the image of its variants. */
export function shownImage({ choice, variant, priced }: ProductChoice): string | null {
  if (variant) return variant.image;
  return choice.color === undefined ? null : (priced?.image ?? null);
}
