import type { ReactNode } from "react";
import type { Totals } from "#domain/cart/cart/cart.ts";
import type { ShownMoney } from "#shared/money.ts";
import { Amount } from "./amount.tsx";
import { usePage } from "../parts/page.tsx";

type TotalsListProps = {
  totals: Totals;
  taxDisplay: "before_tax" | "after_tax";
  /** Shipping and tax in the cart are estimates for the ship-to country. */
  isEstimate?: boolean;
  /** Nothing is shipped: digital goods only. */
  isWithoutShipping?: boolean;
};

/** The amounts from subtotal to total, in the order of computation. */
export function TotalsList({ totals, taxDisplay, isEstimate = false, isWithoutShipping = false }: TotalsListProps) {
  const { t } = usePage();
  const isTaxAdded = taxDisplay === "before_tax";
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
      {isTaxAdded && <Row name={isEstimate ? t("Estimated tax") : t("Tax")} value={totals.tax} />}
      {isTaxAdded && totals.shippingTax.amount > 0 && <Row name={t("Tax on shipping")} value={totals.shippingTax} />}
      <div className="border-line flex items-baseline justify-between gap-4 border-t pt-3 text-lg font-semibold">
        <dt>{t("Total")}</dt>
        <dd>
          <Amount value={totals.total} />
        </dd>
      </div>
      {!isTaxAdded && (
        <div className="text-muted flex justify-between gap-4 text-sm">
          <dt>{t("Includes tax")}</dt>
          <dd>
            <Amount value={totals.tax} />
          </dd>
        </div>
      )}
    </dl>
  );
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
