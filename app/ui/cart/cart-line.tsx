import { Link } from "react-router";
import type { CartLineView } from "#domain/cart/cart/cart.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { productPath } from "../product/product-path.ts";
import { Picture } from "../parts/picture.tsx";
import { Quantity } from "../parts/quantity.tsx";
import { Amount } from "./amount.tsx";

const FEW_LEFT = 5;
const MAX_CONCURRENT = 9_999;
const QUIET = "inline-flex min-h-8 items-center gap-1.5 text-sm text-muted hover:text-ink hover:underline";

type CartLineProps = {
  line: CartLineView;
  isPending: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  onSaveForLater: () => void;
};

/** A line of the cart: product, quantity, price and actions. */
export function CartLine({ line, isPending, onQuantity, onRemove, onSaveForLater }: CartLineProps) {
  const { t } = usePage();
  const maximum = Math.min(
    line.currentStock,
    line.maximumOrderQuantity ?? MAX_CONCURRENT,
    line.saleUnitsLeft ?? MAX_CONCURRENT,
  );
  return (
    <li
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-5 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
      aria-busy={isPending || undefined}
    >
      <Link to={productPath(line)} tabIndex={-1} aria-hidden="true" className="row-span-2 sm:row-span-1">
        <Picture
          file={line.image}
          alt=""
          sizes="(width >= 40rem) 6.5rem, 5rem"
          className={`aspect-square w-full rounded-field ${line.isBuyable ? "" : "opacity-50 grayscale"}`}
        />
      </Link>
      <div className="min-w-0">
        <Link to={productPath(line)} className="line-clamp-2 leading-snug font-semibold hover:underline">
          {line.name}
        </Link>
        {line.variantsName !== "" && <p className="text-sm text-muted">{line.variantsName}</p>}
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm">
          <Amount value={line.price} />
          {line.oldPrice && (
            <del className="text-muted">
              <span className="sr-only">{t("Original price")} </span>
              <Amount value={line.oldPrice} />
            </del>
          )}
          {line.quantity > 1 && <span className="text-muted">{t("each")}</span>}
        </p>
        <StockNote line={line} />
        <div className="mt-1 flex flex-wrap gap-x-5">
          <button type="button" data-action="" className={QUIET} onClick={onSaveForLater}>
            <Icon name="heart" className="size-4" /> {t("Save for later")} <span className="sr-only">{line.name}</span>
          </button>
          <button type="button" data-action="" className={QUIET} onClick={onRemove}>
            <Icon name="trash-2" className="size-4" /> {t("Remove")} <span className="sr-only">{line.name}</span>
          </button>
        </div>
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:col-start-3 sm:flex-col sm:items-end sm:gap-4 sm:justify-start">
        {line.isBuyable ? (
          <Quantity
            value={line.quantity}
            minimum={line.minimumOrderQuantity}
            maximum={maximum}
            name={line.name}
            onChange={onQuantity}
          />
        ) : (
          <span />
        )}
        <p className="ms-auto font-semibold sm:text-lg">
          <span className="sr-only">{t("Total")} </span>
          <Amount value={line.total} className={isPending ? "opacity-50" : ""} />
        </p>
      </div>
    </li>
  );
}

function StockNote({ line }: { line: CartLineView }) {
  const { t } = usePage();
  if (!line.isBuyable) return <p className="text-sm font-medium text-danger">{t("No longer available")}</p>;
  if (line.saleUnitsLeft !== null && line.saleUnitsLeft < line.currentStock)
    return (
      <p className="text-sm font-medium text-deal-text">
        {t("Limit {count} at sale price", { count: line.saleUnitsLeft })}
      </p>
    );
  if (line.currentStock <= FEW_LEFT)
    return <p className="text-sm font-medium text-deal-text">{t("Only {count} left", { count: line.currentStock })}</p>;
  return null;
}
