import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { CheckoutView } from "#domain/checkout/purchase/checkout.ts";
import type { ShippingAim } from "#domain/checkout/shipping/shipping.ts";
import { Form } from "../form/form.tsx";
import type { CouponActions } from "../coupon/coupon-field.tsx";
import { type FieldErrors, findFormErrors, focusFirstError, withoutField } from "../form/read-form.ts";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { AddressStep } from "./address-step.tsx";
import type { Places } from "./address-fields.tsx";
import { CheckoutStep } from "./checkout-step.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { ContactStep } from "./contact-step.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { PaymentMethods } from "./payment-methods.tsx";
import {
  cardChoice,
  type CheckoutAim,
  type ChosenPayment,
  type DeliveryChoices,
  type SentCheckout,
  isSameAim,
  readAim,
  readCheckout,
  readChoices,
  readPayment,
  withChoice,
  withVatNumber,
} from "./read-checkout.ts";
import type { VoucherActions } from "./voucher-field.tsx";
import { useTypedFields } from "./use-typed-fields.ts";

export type CheckoutFormProps = {
  checkout: CheckoutView;
  places: Places;
  couponActions: CouponActions;
  voucher: VoucherActions;
  isSignedIn: boolean;
  loginPath: string | null;
  /** Changes in the cart, shown at the top. */
  changes: ReactNode;
  errors: FieldErrors;
  refusal: string | null;
  isPricing: boolean;
  isPlacing: boolean;
  onErrors: (errors: FieldErrors) => void;
  /** Called when the place or the delivery has changed, to compute the prices again. */
  onReprice: (aim: CheckoutAim, choices: DeliveryChoices) => void;
  onCountrySeen: (country: string) => void;
  onStateSeen: (stateId: number) => void;
  onOrder: (checkout: SentCheckout, payment: ChosenPayment, isAddressKept: boolean) => void;
};

/** The whole checkout on one page; the fields keep what was typed. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, errors } = props;
  const { t } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [method, setMethod] = useState(() => usualChoice(checkout));
  const priced = useRef(aimOfDetails(checkout));
  const shownCountry = useRef(checkout.shipTo);
  useTypedFields(form, checkout.trxId);
  const isNothingSent = checkout.shops.every(
    ({ needsDelivery, chosenPickupId }) => !needsDelivery || chosenPickupId !== null,
  );
  const isUndeliverable = checkout.shops.some(
    ({ needsDelivery, chosenId, chosenPickupId }) => needsDelivery && chosenId === null && chosenPickupId === null,
  );
  const followAddress = useEffectEvent(() => {
    if (props.isPricing) return;
    if (shownCountry.current !== checkout.shipTo) priced.current = { ...priced.current, countryCode: checkout.shipTo };
    shownCountry.current = checkout.shipTo;
    reprice();
  });

  // Restored fields, or a different address book, may have changed the selected address.
  useEffect(() => followAddress());
  const isChosenOffered =
    checkout.paymentMethods.some(({ code }) => code === method) ||
    checkout.usualPayment.cards.some((card) => cardChoice(card) === method) ||
    (method === "wallet" && props.voucher.applied !== null);

  function order(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findFormErrors(event.currentTarget, t);
    props.onErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget, found);
    const data = new FormData(event.currentTarget);
    props.onOrder(readCheckout(data, checkout), readPayment(data), data.has("is_address_kept"));
  }

  /** Clears the error of a field that is being edited. */
  function forgive(event: FormEvent<HTMLFormElement>): void {
    const name = event.target instanceof Element ? event.target.getAttribute("name") : null;
    if (name && errors[name] !== undefined) props.onErrors(withoutField(errors, name));
  }

  /** Reprices if the place has changed. */
  function reprice(place?: Required<ShippingAim>): void {
    const data = new FormData(form.current!);
    const aim = withVatNumber(place ?? readAim(data, checkout.addresses, priced.current.countryCode), data);
    if (isSameAim(aim, priced.current)) return;
    const { delivery, pickup } = readChoices(data, checkout.shops);
    const isSameCountry = aim.countryCode === priced.current.countryCode;
    priced.current = aim;
    props.onReprice(aim, { delivery: isSameCountry ? delivery : {}, pickup });
  }

  function chooseDelivery(shopId: number, value: string): void {
    const data = new FormData(form.current!);
    priced.current = withVatNumber(readAim(data, checkout.addresses, priced.current.countryCode), data);
    props.onReprice(priced.current, withChoice(readChoices(data, checkout.shops), shopId, value));
  }

  return (
    <Form
      errors={errors}
      ref={form}
      onSubmit={order}
      onInput={forgive}
      onBlur={() => reprice()}
      aria-label={t("Checkout")}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-8"
    >
      <div className="min-w-0 space-y-5">
        {props.changes}
        <p className="text-sm text-muted">{t("All fields are required unless marked optional.")}</p>
        <ErrorCount errors={errors} />
        <ContactStep details={checkout.details} loginPath={props.loginPath} />
        <AddressStep
          checkout={checkout}
          places={props.places}
          isSignedIn={props.isSignedIn}
          isNothingSent={isNothingSent}
          errors={errors}
          onAim={reprice}
          onCountrySeen={props.onCountrySeen}
          onStateSeen={props.onStateSeen}
        />
        <DeliveryStep shops={checkout.shops} notes={checkout.details.notes} onChoose={chooseDelivery} />
        <CheckoutStep number={4} title={t("Payment")}>
          <PaymentMethods
            methods={checkout.paymentMethods}
            cards={checkout.usualPayment.cards}
            wallet={checkout.wallet}
            total={checkout.totals.total}
            voucher={props.voucher}
            chosen={isChosenOffered ? method : null}
            error={errors.payment_type}
            onChoose={setMethod}
          />
        </CheckoutStep>
      </div>
      <CheckoutSummary
        checkout={checkout}
        couponActions={props.couponActions}
        errors={errors}
        refusal={props.refusal}
        isPricing={props.isPricing}
        isPlacing={props.isPlacing}
        isBlocked={checkout.changes.length > 0 || isUndeliverable || checkout.paymentMethods.length === 0}
      />
    </Form>
  );
}

function aimOfDetails({ details: { shippingAddress, vatNumber }, shipTo }: CheckoutView): CheckoutAim {
  const drafted = shippingAddress?.countryCode === shipTo ? shippingAddress : null;
  return {
    countryCode: shipTo,
    state: drafted?.state ?? "",
    city: drafted?.city ?? "",
    postalCode: drafted?.postalCode ?? "",
    vatNumber,
  };
}

/** The payment method used last, or the only one available. */
function usualChoice({ paymentMethods, usualPayment }: CheckoutView): string | null {
  const { cards, cardId, method } = usualPayment;
  const card = cards.find(({ id }) => id === cardId);
  if (card) return cardChoice(card);
  return method ?? (paymentMethods.length === 1 ? paymentMethods[0]!.code : null);
}

function ErrorCount({ errors }: { errors: FieldErrors }) {
  const { t } = usePage();
  const count = Object.keys(errors).length;
  if (count === 0) return null;
  return <Notice kind="error">{t("Fix the {count} fields below", { count })}</Notice>;
}
