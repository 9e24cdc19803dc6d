import { useState } from "react";
import type { CheckoutShop, DeliveryChoice, PickupChoice } from "#domain/checkout/purchase/checkout.ts";
import { Amount } from "../cart/amount.tsx";
import { DaySpan } from "../order/moment.tsx";
import { PickupPlace } from "../order/pickup-place.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { CheckoutStep, ChoiceCard } from "./checkout-step.tsx";
import { pickupValue } from "./read-checkout.ts";
import { wholeAmount } from "../parts/whole-amount.ts";

const LONGEST_NOTE = 500;

type DeliveryStepProps = {
  shops: readonly CheckoutShop[];
  notes: Readonly<Record<string, string>>;
  onChoose: (shopId: number, value: string) => void;
};

/** How each shop delivers its part, when it arrives, and a note to the shop. */
export function DeliveryStep({ shops, notes, onChoose }: DeliveryStepProps) {
  const { t } = usePage();
  const [picked, setPicked] = useState<Readonly<Record<number, string>>>({});

  function pick(shopId: number, value: string): void {
    setPicked((all) => ({ ...all, [shopId]: value }));
    onChoose(shopId, value);
  }

  return (
    <CheckoutStep number={3} title={t("Delivery")}>
      <div className="space-y-7">
        {shops.map((shop) => (
          <ShopDelivery
            key={shop.id}
            shop={shop}
            chosen={valuesOf(shop).find((value) => value === picked[shop.id]) ?? chosenValue(shop)}
            note={notes[String(shop.id)] ?? ""}
            onChoose={(value) => pick(shop.id, value)}
          />
        ))}
      </div>
    </CheckoutStep>
  );
}

function valuesOf({ choices, pickupPoints }: CheckoutShop): string[] {
  return [...choices.map(({ id }) => String(id)), ...pickupPoints.map(({ id }) => pickupValue(id))];
}

function chosenValue({ chosenId, chosenPickupId }: CheckoutShop): string | null {
  if (chosenPickupId !== null) return pickupValue(chosenPickupId);
  return chosenId === null ? null : String(chosenId);
}

type ShopDeliveryProps = {
  shop: CheckoutShop;
  chosen: string | null;
  note: string;
  onChoose: (value: string) => void;
};

function ShopDelivery({ shop, chosen, note, onChoose }: ShopDeliveryProps) {
  const { t } = usePage();
  const name = `delivery.${shop.id}`;
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{t("Shipment from {shop}", { shop: shop.name })}</legend>
      {!shop.needsDelivery && (
        <p className="flex items-center gap-2 text-muted">
          <Icon name="download" className="size-5" /> {t("Digital items. Nothing will be shipped.")}
        </p>
      )}
      {shop.needsDelivery && shop.choices.length === 0 && (
        <Notice kind="error">
          {t("{name} doesn't ship to this address.", { name: shop.name })}
          {shop.pickupPoints.length > 0 && ` ${t("You can pick up your order instead.")}`}
        </Notice>
      )}
      <div className="mt-3 space-y-3 first:mt-0">
        {shop.needsDelivery &&
          shop.choices.map((choice) => (
            <ChoiceCard
              key={choice.id}
              name={name}
              value={String(choice.id)}
              isChosen={chosen === String(choice.id)}
              isRequired
              onChoose={() => onChoose(String(choice.id))}
            >
              <Delivery choice={choice} />
            </ChoiceCard>
          ))}
        {shop.pickupPoints.map((point) => (
          <ChoiceCard
            key={pickupValue(point.id)}
            name={name}
            value={pickupValue(point.id)}
            isChosen={chosen === pickupValue(point.id)}
            isRequired
            onChoose={() => onChoose(pickupValue(point.id))}
          >
            <Pickup point={point} />
          </ChoiceCard>
        ))}
      </div>
      <details open={note !== ""} className="group mt-2">
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-semibold text-primary-text group-open:sr-only hover:underline">
          {t("Add a note for the shop")} <span className="sr-only">{shop.name}</span>
        </summary>
        <TextArea
          name={`notes.${shop.id}`}
          label={t("Note for {shop}", { shop: shop.name })}
          required={false}
          defaultValue={note}
          rows={2}
          maxLength={LONGEST_NOTE}
          className="mt-2"
        />
      </details>
    </fieldset>
  );
}

function Pickup({ point }: { point: PickupChoice }) {
  const { t } = usePage();
  return (
    <>
      <span className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{t("Pick up")}</span>
        <span className="font-semibold text-success">{t("Free")}</span>
      </span>
      <span className="block text-sm text-muted">
        {t("Ready from")} <DaySpan from={point.readyOn} to={point.readyOn} />
      </span>
      <span className="mt-2 block text-sm">
        <PickupPlace point={point} />
      </span>
    </>
  );
}

function Delivery({ choice }: { choice: DeliveryChoice }) {
  const { t } = usePage();
  return (
    <>
      <span className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{choice.name}</span>
        {choice.price.amount === 0 ? (
          <span className="font-semibold text-success">{t("Free")}</span>
        ) : (
          <Amount value={choice.price} className="font-semibold" />
        )}
      </span>
      <span className="block text-sm text-muted">
        {t("Arrives")} <DaySpan from={choice.from} to={choice.to} />
      </span>
      {choice.freeFrom && choice.price.amount > 0 && (
        <span className="block text-sm text-muted">
          {t("Free over {amount} at this shop", { amount: wholeAmount(choice.freeFrom) })}
        </span>
      )}
    </>
  );
}
