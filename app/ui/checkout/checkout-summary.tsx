import { Link, href } from "react-router";
import type { Totals } from "#domain/cart/cart/cart.ts";
import type { CheckoutView } from "#domain/checkout/purchase/checkout.ts";
import { Amount } from "../cart/amount.tsx";
import { CouponField, type CouponActions } from "../coupon/coupon-field.tsx";
import { countUnits, groupByShop } from "../cart/group-by-shop.ts";
import { TotalsList } from "../cart/totals-list.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { LineItem } from "../order/line-item.tsx";
import { Button } from "../parts/button.tsx";
import { CheckField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { orderButtonLabel } from "./order-button-label.ts";

type CheckoutSummaryProps = {
  checkout: CheckoutView;
  couponActions: CouponActions;
  errors: FieldErrors;
  /** Why the last attempt failed. */
  refusal: string | null;
  isPricing: boolean;
  isPlacing: boolean;
  isBlocked: boolean;
};

/** The shipping part of a shop's total. */
function ShopDelivery({ checkout, shopId, totals }: { checkout: CheckoutView; shopId: number; totals: Totals }) {
  const { t } = usePage();
  const shop = checkout.shops.find(({ id }) => id === shopId);
  const chosen = shop?.choices.find(({ id }) => id === shop.chosenId);
  const point = shop?.pickupPoints.find(({ id }) => id === shop.chosenPickupId);
  if (!chosen && !point) return null;
  return (
    <p className="flex items-baseline justify-between gap-3 pb-3 text-sm text-muted">
      <span>{point ? t("Pickup at {place}", { place: point.name }) : chosen?.name}</span>
      {totals.shipping.amount === 0 ? <span>{t("Free")}</span> : <Amount value={totals.shipping} />}
    </p>
  );
}

/** The goods per shop, the totals, and the order button. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { checkout, couponActions, errors, refusal, isPricing, isPlacing, isBlocked } = props;
  const { t } = usePage();
  const groups = groupByShop(checkout);
  const isDigital = checkout.carts.every((line) => line.isDigital);
  return (
    <aside
      aria-labelledby="checkout-summary"
      className="rounded-card border border-line bg-surface p-4 sm:p-6 lg:sticky lg:top-6"
    >
      <h2 id="checkout-summary" className="text-xl">
        {t("Your order")}{" "}
        <span className="text-base font-normal text-muted">
          {t("{count} items", { count: countUnits(checkout.carts) })}
        </span>
      </h2>
      {groups.map(({ shop, lines, totals }) => (
        <section key={shop.id} aria-label={shop.name} className="mt-4">
          <h3 className="flex items-baseline justify-between gap-3 text-base">
            <span className="truncate">{shop.name}</span>
            {totals && groups.length > 1 && <Amount value={totals.total} className="shrink-0" />}
          </h3>
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <LineItem key={line.id} item={line} />
            ))}
          </ul>
          {totals && groups.length > 1 && <ShopDelivery checkout={checkout} shopId={shop.id} totals={totals} />}
        </section>
      ))}
      <div className="mt-4 border-t border-line pt-4">
        <CouponField coupons={checkout.coupons} actions={couponActions} />
      </div>
      <div
        aria-live="polite"
        aria-busy={isPricing}
        className={`mt-4 border-t border-line pt-4 transition-opacity ${isPricing ? "opacity-60" : ""}`}
      >
        <TotalsList
          totals={checkout.totals}
          taxDisplay={checkout.taxDisplay}
          taxes={checkout.taxes}
          isWithoutShipping={isDigital}
        />
      </div>
      <TermsField areKnown={checkout.areTermsKnown} error={errors.terms_accepted} />
      {refusal && (
        <div className="mt-4">
          <Notice kind="error">{refusal}</Notice>
        </div>
      )}
      <Button type="submit" size="large" className="mt-5 w-full" isPending={isPlacing} disabled={isBlocked}>
        <span className="flex flex-wrap items-center justify-center gap-x-2 leading-tight">
          <span>{orderButtonLabel(checkout.shipTo, t)}</span>
          <Amount value={checkout.totals.total} />
        </span>
      </Button>
      <p className="mt-3 flex items-start gap-2 text-sm text-muted">
        <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
        {t("You won't be charged until you place your order.")}
      </p>
    </aside>
  );
}

/** Shows shoppers who accepted the terms before that ordering accepts them again. */
function TermsField({ areKnown, error }: { areKnown: boolean; error: string | undefined }) {
  const { t } = usePage();
  const terms = (
    <Link
      to={href("/page/:slug", { slug: "terms" })}
      target="_blank"
      className="font-semibold text-primary-text underline"
    >
      {t("terms of sale")}
    </Link>
  );
  if (areKnown)
    return (
      <p className="mt-5 text-sm text-muted">
        <input type="hidden" name="terms_accepted" value="1" />
        {t("By placing your order you agree to the")} {terms}
      </p>
    );
  return (
    <CheckField
      name="terms_accepted"
      value="1"
      required
      error={error}
      className="mt-5"
      label={
        <>
          {t("I agree to the")} {terms}
        </>
      }
    />
  );
}
