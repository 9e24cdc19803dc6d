import { href } from "react-router";
import type { CartLineView, CartView } from "#domain/cart/cart/cart.ts";
import type { OpenCoupon } from "#domain/pricing/coupon/coupon.ts";
import { CouponField, type CouponActions } from "../coupon/coupon-field.tsx";
import { FoldedCoupons, OfferedCoupons } from "../coupon/offered-coupons.tsx";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { Amount } from "./amount.tsx";
import { CartChanges } from "./cart-changes.tsx";
import { CartLine } from "./cart-line.tsx";
import { type ShopLines, countUnits, groupByShop } from "./group-by-shop.ts";
import { SavedLines } from "./saved-lines.tsx";
import { TotalsList } from "./totals-list.tsx";

export type CartActions = {
  onQuantity: (line: CartLineView, quantity: number) => void;
  onRemove: (line: CartLineView) => void;
  onSaveForLater: (line: CartLineView) => void;
  onMoveBack: (line: CartLineView) => void;
  onAcknowledge: () => void;
};

type CartScreenProps = CartActions & {
  cart: CartView;
  /** Public coupons of the operator and of the shops in the cart. */
  offered: readonly OpenCoupon[];
  couponActions: CouponActions;
  taxDisplay: "before_tax" | "after_tax";
  pendingIds: ReadonlySet<number>;
  isAcknowledging: boolean;
};

export function CartScreen(props: CartScreenProps) {
  const { cart, pendingIds, onMoveBack, onRemove } = props;
  const { t } = usePage();
  return (
    <div className="content-width py-6 sm:py-10">
      {cart.carts.length === 0 ? (
        <EmptyState
          isHeading
          icon="shopping-bag"
          title={t("Your cart is empty")}
          text={t("Take a look around. We'll keep your cart for 30 days.")}
        >
          <ButtonLink to={href("/products")}>{t("Shop all products")}</ButtonLink>
        </EmptyState>
      ) : (
        <FilledCart {...props} />
      )}
      <SavedLines lines={cart.savedForLater} pendingIds={pendingIds} onMoveBack={onMoveBack} onRemove={onRemove} />
    </div>
  );
}

function FilledCart(props: CartScreenProps) {
  const { cart, isAcknowledging, onAcknowledge } = props;
  const { t } = usePage();
  return (
    <>
      <h1 className="text-3xl">
        {t("Cart")}{" "}
        <span className="text-lg font-normal text-muted">{t("{count} items", { count: countUnits(cart.carts) })}</span>
      </h1>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-8">
        <div className="min-w-0 space-y-5">
          <CartChanges changes={cart.changes} isPending={isAcknowledging} onAcknowledge={onAcknowledge} />
          <Undeliverable shops={cart.undeliverable} />
          {groupByShop(cart).map((group) => (
            <ShopGroup key={group.shop.id} group={group} {...props} />
          ))}
        </div>
        <Summary {...props} />
      </div>
    </>
  );
}

function Undeliverable({ shops }: { shops: CartView["undeliverable"] }) {
  const { t } = usePage();
  if (shops.length === 0) return null;
  return (
    <Notice kind="warning">
      {shops.map(({ id, name, isPickupOffered }) => (
        <p key={id}>
          {isPickupOffered
            ? t("{name} may not ship to you, but you can pick up your order.", { name })
            : t("{name} may not ship to you. You'll find out at checkout with your address.", { name })}
        </p>
      ))}
    </Notice>
  );
}

function ShopGroup({
  group,
  pendingIds,
  cart,
  offered,
  couponActions,
  ...actions
}: CartScreenProps & { group: ShopLines }) {
  const { t } = usePage();
  return (
    <section aria-labelledby={`shop-${group.shop.id}`} className="rounded-card border border-line bg-surface">
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 sm:px-6">
        <h2 id={`shop-${group.shop.id}`} className="flex min-w-0 items-center gap-2 text-base">
          <Icon name="store" className="size-5 shrink-0 text-primary-text" />
          <span className="truncate">
            <span className="font-normal text-muted">{t("Sold by")}</span> {group.shop.name}
          </span>
        </h2>
        {group.totals && (
          <p className="shrink-0 text-sm text-muted">
            <span className="max-sm:sr-only">{t("Subtotal")} </span>
            <Amount value={group.totals.subTotal} className="font-semibold text-ink" />
          </p>
        )}
      </header>
      <ul className="divide-y divide-line px-4 sm:px-6">
        {group.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            isPending={pendingIds.has(line.id)}
            onQuantity={(quantity) => actions.onQuantity(line, quantity)}
            onRemove={() => actions.onRemove(line)}
            onSaveForLater={() => actions.onSaveForLater(line)}
          />
        ))}
      </ul>
      <FoldedCoupons
        label={t("Coupons from this shop")}
        offered={offered.filter(({ shopId }) => shopId === group.shop.id)}
        coupons={cart.coupons}
        actions={couponActions}
        className="border-t border-dashed border-line px-4 py-2 sm:px-6"
      />
    </section>
  );
}

function Summary({ cart, taxDisplay, offered, couponActions }: CartScreenProps) {
  const { t } = usePage();
  const hasChanges = cart.changes.length > 0;
  const isBlocked = !cart.carts.some((line) => line.isBuyable);
  return (
    <aside
      aria-labelledby="summary"
      className="rounded-card border border-line bg-surface p-5 sm:p-6 lg:sticky lg:top-36"
    >
      <h2 id="summary" className="mb-4 text-xl">
        {t("Order summary")}
      </h2>
      <TotalsList
        totals={cart.totals}
        taxDisplay={taxDisplay}
        isEstimate
        isWithoutShipping={cart.undeliverable.length > 0 || cart.carts.every((line) => line.isDigital)}
      />
      {!isBlocked && (
        <div className="mt-5 border-t border-line pt-4">
          <CouponField coupons={cart.coupons} actions={couponActions}>
            <OfferedCoupons
              label={t("Coupons")}
              offered={offered.filter(({ shopId }) => shopId === null)}
              coupons={cart.coupons}
              actions={couponActions}
            />
          </CouponField>
        </div>
      )}
      {!isBlocked && (
        <ButtonLink to={href("/checkout")} size="large" className="mt-6 w-full">
          {t("Continue to checkout")}
          <Icon name="arrow-right" className="mirrored size-5" />
        </ButtonLink>
      )}
      {hasChanges && <p className="mt-3 text-sm text-warning">{t("Check the changes before you pay.")}</p>}
      <p className="mt-4 flex items-start gap-2 text-sm text-muted">
        <Icon name="shield-check" className="mt-0.5 size-4 shrink-0" />
        {t("Each shop ships separately. You pay just once.")}
      </p>
    </aside>
  );
}
