import { useState } from "react";
import type { CheckoutShop, DeliveryChoice } from "#domain/purchase/checkout.ts";
import { Amount } from "../cart/amount.tsx";
import { DaySpan } from "../order/moment.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { TextArea } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";
import { CheckoutStep, ChoiceCard } from "./checkout-step.tsx";

const LONGEST_NOTE = 500;

type DeliveryStepProps = {
  shops: readonly CheckoutShop[];
  notes: Readonly<Record<string, string>>;
  onChoose: (shopId: number, rateId: number) => void;
};

/** How each shop sends its part, when it comes, and what that shop should know. */
export function DeliveryStep({ shops, notes, onChoose }: DeliveryStepProps) {
  const { t } = usePage();
  const [picked, setPicked] = useState<Readonly<Record<number, number>>>({});

  function pick(shopId: number, rateId: number): void {
    setPicked((all) => ({ ...all, [shopId]: rateId }));
    onChoose(shopId, rateId);
  }

  return (
    <CheckoutStep number={3} title={t("Delivery")}>
      <div className="space-y-7">
        {shops.map((shop) => (
          <ShopDelivery
            key={shop.id}
            shop={shop}
            chosenId={shop.choices.find(({ id }) => id === picked[shop.id])?.id ?? shop.chosenId}
            note={notes[String(shop.id)] ?? ""}
            onChoose={(rateId) => pick(shop.id, rateId)}
          />
        ))}
      </div>
    </CheckoutStep>
  );
}

type ShopDeliveryProps = {
  shop: CheckoutShop;
  chosenId: number | null;
  note: string;
  onChoose: (rateId: number) => void;
};

function ShopDelivery({ shop, chosenId, note, onChoose }: ShopDeliveryProps) {
  const { t } = usePage();
  const [isNoteOpen, setNoteOpen] = useState(note !== "");
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{t("Parcel of {shop}", { shop: shop.name })}</legend>
      {!shop.needsDelivery && (
        <p className="flex items-center gap-2 text-muted">
          <Icon name="download" className="size-5" /> {t("Digital goods: nothing is sent.")}
        </p>
      )}
      {shop.needsDelivery && shop.choices.length === 0 && (
        <Notice kind="error">{t("{name} does not deliver to this country.", { name: shop.name })}</Notice>
      )}
      <div className="space-y-3">
        {shop.needsDelivery &&
          shop.choices.map((choice) => (
            <ChoiceCard
              key={choice.id}
              name={`delivery.${shop.id}`}
              value={String(choice.id)}
              isChosen={chosenId === choice.id}
              isRequired
              onChoose={() => onChoose(choice.id)}
            >
              <Delivery choice={choice} />
            </ChoiceCard>
          ))}
      </div>
      {isNoteOpen ? (
        <TextArea
          name={`notes.${shop.id}`}
          label={t("Note to {shop}", { shop: shop.name })}
          required={false}
          defaultValue={note}
          rows={2}
          maxLength={LONGEST_NOTE}
          className="mt-3"
        />
      ) : (
        <button
          type="button"
          data-act=""
          className="mt-2 min-h-8 text-sm font-semibold text-primary-text hover:underline"
          onClick={() => setNoteOpen(true)}
        >
          {t("Add a note to the shop")} <span className="sr-only">{shop.name}</span>
        </button>
      )}
    </fieldset>
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
          {t("Free from {amount} at this shop", { amount: choice.freeFrom.formatted })}
        </span>
      )}
    </>
  );
}
