import type { ReactNode } from "react";
import type { Totals } from "#domain/cart/cart/cart.ts";
import type { CheckoutView } from "#domain/checkout/purchase/checkout.ts";
import type { Translate } from "#shared/translate.ts";
import type { ShownMoney } from "#shared/money.ts";
import { Amount } from "./amount.tsx";
import { usePage } from "../parts/page.tsx";

type TotalsListProps = {
  totals: Totals;
  taxDisplay: "before_tax" | "after_tax";
  /** Shipping's tax included; several rates have a row each. */
  taxes?: CheckoutView["taxes"];
  /** Shipping and tax in the cart are estimates for the ship-to country. */
  isEstimate?: boolean;
  /** Nothing is shipped: digital goods only. */
  isWithoutShipping?: boolean;
};

/** The amounts from subtotal to total, in the order of computation. */
export function TotalsList(props: TotalsListProps) {
  const { totals, taxDisplay, taxes = [], isEstimate = false, isWithoutShipping = false } = props;
  const { t } = usePage();
  const isTaxAdded = taxDisplay === "before_tax";
  const isByRate = taxes.length > 1;
  return (
    <dl className="space-y-2">
      <Row name={t("Subtotal")} value={totals.subTotal} />
      {totals.discountOffer.amount > 0 && <Row name={t("Discount")} value={totals.discountOffer} isTakenOff />}
      {totals.couponDiscount.amount > 0 && <Row name={t("Coupon")} value={totals.couponDiscount} isTakenOff />}
      {!isWithoutShipping && (
        <Row
          name={isEstimate ? t("Estimated shipping") : t("Shipping")}
          value={totals.shipping}
          instead={totals.shipping.amount === 0 ? t("Free") : undefined}
        />
      )}
      {isTaxAdded &&
        isByRate &&
        taxes.map(({ percent, tax }) => <Row key={percent} name={rateName(percent, t)} value={tax} />)}
      {isTaxAdded && !isByRate && <Row name={isEstimate ? t("Estimated tax") : t("Tax")} value={totals.tax} />}
      {isTaxAdded && !isByRate && totals.shippingTax.amount > 0 && (
        <Row name={t("Tax on shipping")} value={totals.shippingTax} />
      )}
      <div className="border-line flex items-baseline justify-between gap-4 border-t pt-3 text-lg font-semibold">
        <dt>{t("Total")}</dt>
        <dd>
          <Amount value={totals.total} />
        </dd>
      </div>
      {!isTaxAdded &&
        (isByRate ? taxes : [{ percent: null, tax: totals.tax }]).map(({ percent, tax }) => (
          <div key={percent} className="text-muted flex justify-between gap-4 text-sm">
            <dt>{percent === null ? t("Includes tax") : t("Includes {percent}% tax", { percent })}</dt>
            <dd>
              <Amount value={tax} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A rate that only shipping is known to have has no number. */
function rateName(percent: number | null, t: Translate): string {
  return percent === null ? t("Tax on shipping") : t("Tax {percent}%", { percent });
}

function Row(props: { name: string; value: ShownMoney; isTakenOff?: boolean; instead?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{props.name}</dt>
      <dd className={props.isTakenOff ? "text-success" : ""}>
        {props.instead ?? (
          <>
            {props.isTakenOff && "−"}
            <Amount value={props.value} />
          </>
        )}
      </dd>
    </div>
  );
}
