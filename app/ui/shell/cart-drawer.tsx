import { Link, href } from "react-router";
import type { CartLineView, CartTotals } from "#domain/cart/cart/cart.ts";
import { ButtonLink, IconButton } from "../parts/button.tsx";
import { Drawer } from "../parts/dialog.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { productPath } from "../product/product-path.ts";
import { Picture } from "../parts/picture.tsx";
import { Quantity } from "../parts/quantity.tsx";
import { Shimmer } from "../parts/shimmer.tsx";

type CartDrawerProps = {
  isOpen: boolean;
  lines: readonly CartLineView[];
  /** Null until they are loaded. */
  totals: CartTotals | null;
  busyIds: readonly number[];
  onClose: () => void;
  onQuantity: (line: CartLineView, quantity: number) => void;
  onRemove: (line: CartLineView) => void;
};

/** The cart as a drawer on any screen. */
export function CartDrawer({ isOpen, lines, totals, busyIds, onClose, onQuantity, onRemove }: CartDrawerProps) {
  const { t } = usePage();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Drawer
      isOpen={isOpen}
      title={count > 0 ? t("Cart ({count})", { count }) : t("Cart")}
      onClose={onClose}
      footer={lines.length > 0 && <Footer totals={totals} onClose={onClose} />}
    >
      {lines.length === 0 ? (
        <EmptyState
          icon="shopping-cart"
          title={t("Your cart is empty.")}
          text={t("We'll keep what you add for 30 days.")}
        >
          <ButtonLink to={href("/products")} onClick={onClose}>
            {t("Start shopping")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line px-5">
          {lines.map((line) => (
            <li key={line.id} className="py-4">
              <Line
                line={line}
                isBusy={busyIds.includes(line.id)}
                onClose={onClose}
                onQuantity={onQuantity}
                onRemove={onRemove}
              />
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}

type LineProps = { line: CartLineView; isBusy: boolean } & Pick<CartDrawerProps, "onClose" | "onQuantity" | "onRemove">;

function Line({ line, isBusy, onClose, onQuantity, onRemove }: LineProps) {
  const { t } = usePage();
  const max = Math.max(
    line.minimumOrderQuantity,
    Math.min(line.currentStock, line.maximumOrderQuantity ?? Infinity, line.saleUnitsLeft ?? Infinity),
  );
  return (
    <div className="flex gap-3" aria-busy={isBusy || undefined}>
      <Picture
        file={line.image}
        alt=""
        sizes="80px"
        width={80}
        height={80}
        className="size-20 shrink-0 rounded-field"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 text-sm font-medium">
            <Link to={productPath(line)} className="hover:text-primary-text" onClick={onClose}>
              {line.name}
            </Link>
            {line.variantsName && <span className="block text-xs font-normal text-muted">{line.variantsName}</span>}
            <span className="block text-xs font-normal text-muted">{line.shop.name}</span>
          </p>
          <IconButton
            label={t("Remove {name}", { name: line.name })}
            className="-me-2 -mt-1 size-9"
            disabled={isBusy}
            onClick={() => onRemove(line)}
          >
            <Icon name="trash-2" className="size-4" />
          </IconButton>
        </div>
        <div className="mt-2 flex items-center justify-between gap-2">
          {line.isBuyable ? (
            <Quantity
              size="small"
              value={line.quantity}
              minimum={line.minimumOrderQuantity}
              maximum={max}
              name={line.name}
              isDisabled={isBusy}
              onChange={(quantity) => onQuantity(line, quantity)}
            />
          ) : (
            <p className="text-sm text-danger">{t("No longer available")}</p>
          )}
          <p className={`figures font-semibold ${isBusy ? "opacity-50" : ""}`}>{line.total.formatted}</p>
        </div>
      </div>
    </div>
  );
}

function Footer({ totals, onClose }: Pick<CartDrawerProps, "totals" | "onClose">) {
  const { t } = usePage();
  return (
    <>
      <div className="mb-3 flex items-center justify-between">
        <span>{t("Subtotal")}</span>
        {totals ? (
          <span className="figures text-xl font-bold">{totals.subTotal.formatted}</span>
        ) : (
          <Shimmer className="h-7 w-24" />
        )}
      </div>
      <p className="mb-4 text-xs text-muted">{t("Shipping and taxes are added at checkout.")}</p>
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink to={href("/cart")} variant="secondary" onClick={onClose}>
          {t("View cart")}
        </ButtonLink>
        <ButtonLink to={href("/checkout")} onClick={onClose}>
          {t("Checkout")}
        </ButtonLink>
      </div>
    </>
  );
}
