import { type ReactNode, type Ref, useRef } from "react";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { Button } from "#app/ui/parts/button.tsx";
import { Notice } from "#app/ui/parts/notice.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { isolated } from "#app/ui/parts/isolated.ts";
import { Price } from "#app/ui/parts/price.tsx";
import { Quantity } from "#app/ui/parts/quantity.tsx";
import { PLAIN_UNIT } from "#shared/product-choices.ts";
import { QuantityLadder } from "./quantity-ladder.tsx";
import { StockNote } from "./stock-note.tsx";
import type { ProductChoice } from "./use-product-choice.ts";
import { VariantChooser } from "./variant-chooser.tsx";
import type { ChoiceAxis } from "./variant-choice.ts";
import { Icon } from "../parts/icon.tsx";

export type BuyKind = "cart" | "now";

type BuyBoxProps = {
  product: ProductDetails;
  form: ProductChoice;
  /** Omitted if there is no room for it. */
  isTaxIncluded?: boolean;
  /** The action in progress. */
  pending: BuyKind | null;
  /** For two seconds after adding to the cart. */
  isAdded: boolean;
  buttons?: Ref<HTMLDivElement>;
  /** The page's token and the reason for an error, for a form submitted without scripts. */
  token?: ReactNode;
  problem?: string | null;
  onChoose: (axis: ChoiceAxis, optionId: number) => void;
  onBuy: (kind: BuyKind) => void;
};

/** Price, choice, quantity and the two buy buttons; shared by the product screen and the quick view. */
export function BuyBox(props: BuyBoxProps) {
  const { product, form, isTaxIncluded, pending, isAdded, buttons, token, problem, onChoose, onBuy } = props;
  const { t, language, appPath } = usePage();
  const box = useRef<HTMLFormElement>(null);
  const { priced, currentStock, range } = form;
  const isSoldOut = range.max < range.min;

  function buy(kind: BuyKind) {
    onBuy(kind);
    if (form.missing.length === 0) return;
    box.current?.querySelector<HTMLInputElement>(`fieldset[data-axis="${form.missing[0]?.key}"] input`)?.focus();
  }

  return (
    <form
      ref={box}
      method="post"
      action={`${appPath}cart`}
      noValidate
      data-action=""
      onSubmit={(event) => {
        event.preventDefault();
        buy("cart");
      }}
      className="grid gap-5"
    >
      {token}
      <input type="hidden" name="product_id" value={product.id} />
      <input type="hidden" name="slug" value={product.slug} />
      <input type="hidden" name="language" value={language.code} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <div>
        {form.isFromPrice && <p className="text-sm text-muted">{t("From")}</p>}
        <Price
          price={priced?.price ?? product.price}
          oldPrice={priced ? priced.oldPrice : product.oldPrice}
          discountPercent={priced ? priced.discountPercent : product.discountPercent}
          lowestPrice30Days={priced ? priced.lowestPrice30Days : product.lowestPrice30Days}
          size="large"
        />
        {isTaxIncluded !== undefined && (
          <p className="mt-1 text-xs text-muted">
            {product.unit !== PLAIN_UNIT && `${t("Price per {unit}", { unit: isolated(product.unit) })} · `}
            {isTaxIncluded ? t("Tax included") : t("Tax is added at checkout")}
          </p>
        )}
      </div>
      {form.axes.length > 0 && <VariantChooser product={product} form={form} onChoose={onChoose} />}
      <StockNote
        currentStock={isSoldOut ? 0 : currentStock}
        lowStockThreshold={product.lowStockThreshold}
        isDigital={product.isDigital}
      />
      {!isSoldOut && (product.maximumOrderQuantity ?? 2) > 1 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Quantity
            value={form.quantity}
            minimum={range.min}
            maximum={range.max}
            name={product.name}
            field="quantity"
            onChange={form.setQuantity}
          />
          <p className="text-xs text-muted">
            {product.minimumOrderQuantity > 1 && t("Minimum {count}", { count: product.minimumOrderQuantity })}
            {product.minimumOrderQuantity > 1 && product.maximumOrderQuantity !== null && " · "}
            {product.maximumOrderQuantity !== null &&
              t("Limit {count} per order", { count: product.maximumOrderQuantity })}
          </p>
        </div>
      )}
      {!isSoldOut && <QuantityLadder steps={priced?.ladder ?? product.ladder} quantity={form.quantity} />}
      <div ref={buttons} className="grid gap-2.5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        <Button
          type="submit"
          size="large"
          variant={isAdded || isSoldOut ? "secondary" : "primary"}
          data-action=""
          disabled={isSoldOut}
          className={isSoldOut ? "col-span-full" : ""}
          isPending={pending === "cart"}
        >
          {!isSoldOut && (
            <Icon name={isAdded ? "check" : "shopping-cart"} className={`size-5 ${isAdded ? "text-success" : ""}`} />
          )}
          {isSoldOut ? t("Sold out") : isAdded ? t("Added to cart") : t("Add to cart")}
        </Button>
        {!isSoldOut && (
          <Button
            size="large"
            variant="secondary"
            data-action=""
            isPending={pending === "now"}
            onClick={() => buy("now")}
          >
            <Icon name="zap" className="size-5" />
            {t("Buy now")}
          </Button>
        )}
      </div>
    </form>
  );
}
