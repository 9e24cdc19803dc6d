import { useState } from "react";
import type { CheckoutView } from "#domain/checkout/purchase/checkout.ts";
import type { ShippingDestination } from "#domain/checkout/shipping/shipping.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { PostalAddress } from "../order/postal-address.tsx";
import { CheckField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { AddressFields, type Places } from "./address-fields.tsx";
import { CheckoutStep, ChoiceCard } from "./checkout-step.tsx";
import { VatField } from "./vat-field.tsx";
import { TYPED_ADDRESS, type TypedAddress } from "./read-checkout.ts";

export type AddressStepProps = {
  checkout: Pick<CheckoutView, "addresses" | "details" | "shipTo" | "vat">;
  places: Places;
  isSignedIn: boolean;
  /** Downloads or pick-up: the address is for the invoice only. */
  isNothingSent: boolean;
  errors: FieldErrors;
  /** Called when the destination has changed. */
  onDestination: (destination: Required<ShippingDestination>) => void;
  /** Called when a list is needed. */
  onCountrySeen: (country: string) => void;
  onStateSeen: (stateId: number) => void;
};

/** The shipping and billing addresses. */
export function AddressStep({
  checkout,
  places,
  isSignedIn,
  isNothingSent,
  errors,
  onDestination,
  onCountrySeen,
  onStateSeen,
}: AddressStepProps) {
  const { t } = usePage();
  const { addresses, details, shipTo } = checkout;
  const [chosen, setChosen] = useState(() => initialChoice(checkout));
  const [isBillingOther, setBillingOther] = useState(() =>
    isOtherAddress(details.billingAddress, details.shippingAddress),
  );
  const [billingCountry, setBillingCountry] = useState(details.billingAddress?.countryCode ?? shipTo);
  const isTyped = chosen === TYPED_ADDRESS;

  function choose({ id, countryCode, state, city, postalCode }: CheckoutView["addresses"][number]): void {
    setChosen(String(id));
    onDestination({ countryCode, state, city, postalCode });
  }

  return (
    <CheckoutStep number={2} title={isNothingSent ? t("Billing address") : t("Shipping address")}>
      {addresses.length > 0 && (
        <fieldset className="mb-5 grid gap-3 sm:grid-cols-2">
          <legend className="sr-only">{t("Your addresses")}</legend>
          {addresses.map((address) => (
            <ChoiceCard
              key={address.id}
              name="address_id"
              value={String(address.id)}
              isChosen={chosen === String(address.id)}
              onChoose={() => choose(address)}
            >
              <PostalAddress address={address} />
            </ChoiceCard>
          ))}
          <ChoiceCard
            name="address_id"
            value={TYPED_ADDRESS}
            isChosen={isTyped}
            onChoose={() => setChosen(TYPED_ADDRESS)}
          >
            <span className="font-medium">{t("New address")}</span>
          </ChoiceCard>
        </fieldset>
      )}
      {isTyped && (
        <>
          <AddressFields
            prefix="shipping_address."
            section="shipping"
            initial={savedId(checkout) === null ? details.shippingAddress : null}
            places={places}
            country={shipTo}
            errors={errors}
            onCountry={(countryCode) => onDestination({ countryCode, state: "", city: "", postalCode: "" })}
            onState={onStateSeen}
          />
          {isSignedIn && (
            <CheckField
              name="is_address_kept"
              value="1"
              label={t("Save this address for next time")}
              className="mt-4"
            />
          )}
        </>
      )}
      <div className="mt-6 space-y-4 border-t border-line pt-5">
        <CheckField
          name="is_billing_other"
          value="1"
          label={t("Use a different billing address")}
          checked={isBillingOther}
          onChange={(event) => setBillingOther(event.target.checked)}
        />
        {isBillingOther && (
          <fieldset>
            <legend className="mb-4 font-semibold">{t("Billing address")}</legend>
            <AddressFields
              prefix="billing_address."
              section="billing"
              initial={details.billingAddress}
              places={places}
              country={billingCountry}
              errors={errors}
              onState={onStateSeen}
              onCountry={(code) => {
                setBillingCountry(code);
                onCountrySeen(code);
              }}
            />
          </fieldset>
        )}
        <VatField number={details.vatNumber} vat={checkout.vat} error={errors.vat_number} />
      </div>
    </CheckoutStep>
  );
}

/** The address of the last draft; the form is open if that one is not in the address book. */
function initialChoice(checkout: AddressStepProps["checkout"]): string {
  const { addresses, details } = checkout;
  if (addresses.length === 0) return TYPED_ADDRESS;
  if (details.shippingAddress === null) return String(addresses[0]!.id);
  return String(savedId(checkout) ?? TYPED_ADDRESS);
}

function savedId({ addresses, details }: AddressStepProps["checkout"]): number | null {
  return addresses.find((address) => !isOtherAddress(details.shippingAddress, address))?.id ?? null;
}

/** Without the phone number, which is a contact and not part of the place. */
function isOtherAddress(one: TypedAddress | null, other: TypedAddress | null): boolean {
  if (one === null || other === null) return one !== other && one !== null;
  return (["name", "line1", "line2", "city", "state", "postalCode", "countryCode"] as const).some(
    (part) => one[part] !== other[part],
  );
}
