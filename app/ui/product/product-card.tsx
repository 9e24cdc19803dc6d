import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { ProductCard as Product } from "#domain/catalog/product/product.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Marked } from "../parts/marked.tsx";
import { Picture } from "../parts/picture.tsx";
import { PercentOff, Price } from "../parts/price.tsx";
import { Stars } from "../parts/stars.tsx";
import { productPath } from "./product-path.ts";

export type ProductCardProps = {
  product: Product;
  /** Units left, minus those added since the list was loaded. */
  currentStock: number;
  isPending: boolean;
  /** For two seconds after adding to the cart. */
  isAdded: boolean;
  layout?: "card" | "row";
  /** Above the fold: the image is not loaded lazily. */
  isFirst?: boolean;
  headingLevel?: "h2" | "h3";
  /** A note of a sale. */
  note?: ReactNode;
  /** On the image: further actions. */
  actions?: ReactNode;
  onAdd: () => void;
  onQuickView: () => void;
};

const CARD_SIZES = "(width >= 80rem) 244px, (width >= 64rem) 23vw, (width >= 40rem) 31vw, 46vw";

/** A product in a list: the whole card is a link, the button adds it to the cart. */
export function ProductCard(props: ProductCardProps) {
  const isRow = props.layout === "row";
  // The second image is loaded for those who point at the card, and by touch no one does.
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <article
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === "mouse" || isPointedAt)}
      className={`group relative flex h-full rounded-card border border-line bg-surface transition-shadow hover:shadow-soft ${isRow ? "flex-row" : "flex-col"}`}
    >
      <CardParts {...props} isRow={isRow} isPointedAt={isPointedAt} />
    </article>
  );
}

function CardParts(props: ProductCardProps & { isRow: boolean; isPointedAt: boolean }) {
  const { product, isRow, isPointedAt, isFirst = false, headingLevel = "h3" } = props;
  const buyableStock = props.currentStock < product.minimumOrderQuantity ? 0 : props.currentStock;
  return (
    <>
      <div className={`relative overflow-hidden ${isRow ? "w-32 shrink-0 rounded-s-card sm:w-48" : "rounded-t-card"}`}>
        <Picture
          file={product.image}
          focus={product.imageFocus}
          alt=""
          sizes={isRow ? "(width >= 40rem) 192px, 128px" : CARD_SIZES}
          narrowest={240}
          widest={640}
          isFirst={isFirst}
          className={`aspect-square ${isRow ? "size-full" : "w-full"} transition-transform duration-300 group-hover:scale-[1.03] ${buyableStock === 0 ? "opacity-60 saturate-50" : ""}`}
        />
        {isPointedAt && product.secondImage && (
          <Picture
            file={product.secondImage}
            alt=""
            sizes={isRow ? "(width >= 40rem) 192px, 128px" : CARD_SIZES}
            narrowest={240}
            widest={640}
            className="absolute inset-0 size-full opacity-0 transition-opacity duration-300 group-hover:opacity-100"
          />
        )}
        {product.discountPercent > 0 && (
          // Its own text direction would put it on the wrong side.
          <span className="absolute start-2 top-2">
            <PercentOff percent={product.discountPercent} />
          </span>
        )}
        {props.actions}
      </div>
      {isRow ? (
        <div className="flex min-w-0 flex-1 flex-col gap-1 p-3 sm:flex-row sm:items-center sm:gap-6 sm:px-5">
          <div className="flex min-w-0 flex-col gap-1 sm:flex-1">
            <CardText product={product} heading={headingLevel} className="text-base" />
            <p className="truncate text-xs text-muted">{product.shop.name}</p>
          </div>
          <div className="mt-auto flex flex-col gap-1 pt-1 sm:mt-0 sm:w-48 sm:shrink-0">
            <CardOffer {...props} buyableStock={buyableStock} />
          </div>
        </div>
      ) : (
        // All in one column, without a box for each half: a list has many cards.
        <div className="flex min-w-0 flex-1 flex-col gap-1 p-3">
          <CardText product={product} heading={headingLevel} className="text-sm" />
          <CardOffer {...props} buyableStock={buyableStock} priceClass="mt-auto pt-1" />
        </div>
      )}
    </>
  );
}

type CardTextProps = { product: Product; heading: "h2" | "h3"; className: string };

function CardText({ product, heading: Heading, className }: CardTextProps) {
  return (
    <>
      <Heading className={`line-clamp-2 font-sans font-medium tracking-normal text-wrap ${className}`}>
        <Link
          to={productPath(product)}
          prefetch="intent"
          className="after:absolute after:inset-0 after:rounded-card hover:text-primary-text"
        >
          {product.marks ? <Marked name={product.name} marks={product.marks} /> : product.name}
        </Link>
      </Heading>
      {product.reviewsCount > 0 && <Stars rating={product.rating} count={product.reviewsCount} />}
      {product.swatches.length > 1 && <Swatches colors={product.swatches} />}
    </>
  );
}

function CardOffer({
  buyableStock,
  priceClass,
  note,
  ...card
}: ProductCardProps & { buyableStock: number; priceClass?: string }) {
  const { product } = card;
  return (
    <>
      <Price price={product.price} oldPrice={product.oldPrice} className={priceClass} />
      {note ?? <StockNote product={product} currentStock={buyableStock} />}
      <CardButton {...card} />
    </>
  );
}

const SWATCH_STEP = 22;

/** The colors that it comes in, side by side. */
function Swatches({ colors }: { colors: readonly string[] }) {
  const { t } = usePage();
  return (
    <svg
      role="img"
      aria-label={t("{count} colors", { count: colors.length })}
      viewBox={`-1 -1 ${colors.length * SWATCH_STEP} 18`}
      className="swatches h-4 self-start"
    >
      {colors.map((hex, index) => (
        <circle key={hex} cx={8 + index * SWATCH_STEP} fill={hex} />
      ))}
    </svg>
  );
}

/** Stock is worth a line only when it runs low or out, or when there is nothing to wait for. */
function StockNote({ product, currentStock }: { product: Product; currentStock: number }) {
  const page = usePage();
  const { t } = page;
  if (currentStock <= 0) return <p className="text-xs font-medium text-muted">{t("Sold out")}</p>;
  if (product.isDigital) return <p className="text-xs font-medium text-muted">{t("Instant download")}</p>;
  if (currentStock > product.lowStockThreshold) return null;
  return (
    <p className="text-xs font-medium text-deal-text">
      {t("Only {count} left", { count: currentStock, number: formatNumber(page, currentStock) })}
    </p>
  );
}

function CardButton({ product, currentStock, isPending, isAdded, onAdd, onQuickView }: ProductCardProps) {
  const { t } = usePage();
  const isSoldOut = currentStock < product.minimumOrderQuantity;
  const name = <span className="sr-only">{`: ${product.name}`}</span>;
  if (isSoldOut && !isAdded)
    return (
      <ButtonLink to={productPath(product)} variant="secondary" size="small" className="z-[1] mt-1 w-full max-sm:px-1">
        <Icon name="bell" className="size-4" />
        {t("Notify me")}
        {name}
      </ButtonLink>
    );
  const { label, icon, action } = product.hasVariant
    ? { label: t("Choose options"), icon: "icon-sliders", action: onQuickView }
    : { label: t("Add to cart"), icon: "icon-cart", action: onAdd };
  return (
    <Button
      variant="secondary"
      size="small"
      data-action=""
      className={`z-[1] mt-1 w-full max-sm:px-1 ${isAdded ? "" : icon}`}
      isPending={isPending}
      onClick={action}
      aria-haspopup={product.hasVariant ? "dialog" : undefined}
    >
      {isAdded && <Icon name="check" className="size-4 text-success" />}
      <span className="truncate">{isAdded ? t("Added") : label}</span>
      {name}
    </Button>
  );
}
