import { type ReactNode, useState } from "react";
import type { CommonShipping, ShippingRateView, ShopShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import type { ShippingQuote } from "#domain/checkout/shipping/quote-shipping.ts";
import type { ShippingRateInput, ShippingZoneInput } from "#domain/checkout/shipping/shipping.input.ts";
import type { Region } from "#domain/platform/region/region.ts";
import type { KeptZone } from "#domain/checkout/shipping/find-shop-shipping.ts";
import { ConfirmDialog } from "../admin/confirm-dialog.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { RateDialog, type Country } from "./rate-dialog.tsx";
import { RateList } from "./rate-list.tsx";
import { ShippingTrial, type TriedParcel } from "./shipping-trial.tsx";
import { ZoneDialog } from "./zone-dialog.tsx";
import { ZoneList } from "./zone-list.tsx";

/** Each returns the validation errors; null on success. */
export type ShippingActions = {
  storeRate: (input: ShippingRateInput) => Promise<FieldErrors | null>;
  removeRate: (id: number) => Promise<void>;
  storeZone: (input: ShippingZoneInput) => Promise<FieldErrors | null>;
  removeZone: (id: number) => Promise<void>;
  tryParcel: (parcel: TriedParcel) => Promise<ShippingQuote[] | null>;
};

type Opened =
  | { kind: "rate"; rate: ShippingRateView | null; isCopy?: boolean }
  | { kind: "zone"; zone: KeptZone | null; isCopy?: boolean }
  | { kind: "remove-rate"; rate: ShippingRateView }
  | { kind: "remove-zone"; zone: KeptZone };

type ShippingEditorProps = {
  shipping: CommonShipping;
  products: ShopShipping["products"];
  countries: readonly Country[];
  regions: readonly Region[];
  /** What applies while there are no deliveries here. */
  withoutRates: ReactNode;
  actions: ShippingActions;
};

/** Deliveries and zones with their actions. */
export function ShippingEditor(props: ShippingEditorProps) {
  const { shipping, products, countries, regions, withoutRates, actions } = props;
  const { t } = usePage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { rates, zones, currency } = shipping;
  return (
    <>
      <EditorPart
        title={t("Shipping methods")}
        text={t(
          "Customers choose from the methods that match their address most closely. The first one is preselected.",
        )}
        addLabel={t("Add shipping method")}
        onAdd={() => setOpened({ kind: "rate", rate: null })}
      >
        {rates.length === 0 ? (
          withoutRates
        ) : (
          <RateList
            label={t("Shipping methods")}
            rates={rates}
            actions={{
              onChange: (rate) => setOpened({ kind: "rate", rate }),
              onCopy: (rate) => setOpened({ kind: "rate", rate, isCopy: true }),
              onRemove: (rate) => setOpened({ kind: "remove-rate", rate }),
            }}
          />
        )}
      </EditorPart>
      <EditorPart
        title={t("Zones")}
        text={t("Postal codes, cities, states and countries with the same shipping price.")}
        addLabel={t("Add zone")}
        onAdd={() => setOpened({ kind: "zone", zone: null })}
      >
        {zones.length > 0 && (
          <ZoneList
            zones={zones}
            countries={countries}
            onChange={(zone) => setOpened({ kind: "zone", zone })}
            onCopy={(zone) => setOpened({ kind: "zone", zone, isCopy: true })}
            onRemove={(zone) => setOpened({ kind: "remove-zone", zone })}
          />
        )}
      </EditorPart>
      <ShippingTrial countries={countries} onTry={actions.tryParcel} />
      {opened?.kind === "rate" && (
        <RateDialog
          {...{ zones, countries, products, currency }}
          rate={opened.rate}
          isCopy={opened.isCopy ?? false}
          onClose={close}
          onSave={actions.storeRate}
        />
      )}
      {opened?.kind === "zone" && (
        <ZoneDialog
          zone={opened.zone}
          isCopy={opened.isCopy ?? false}
          countries={countries}
          regions={regions}
          onClose={close}
          onSave={actions.storeZone}
        />
      )}
      {opened?.kind === "remove-rate" && (
        <ConfirmDialog
          title={t("Remove {name}", { name: opened.rate.shownName })}
          text={t("Customers can no longer choose it. Existing orders aren't affected.")}
          action={t("Remove")}
          onClose={close}
          onAction={() => actions.removeRate(opened.rate.id)}
        />
      )}
      {opened?.kind === "remove-zone" && (
        <ConfirmDialog
          title={t("Remove {name}", { name: opened.zone.name })}
          text={t("Existing orders aren't affected.")}
          action={t("Remove")}
          onClose={close}
          onAction={() => actions.removeZone(opened.zone.id)}
        />
      )}
    </>
  );
}

type EditorPartProps = {
  title: string;
  text: string;
  addLabel: string;
  icon?: "plus" | "pencil";
  onAdd: () => void;
  children: ReactNode;
};

/** A section of the screen with a description and an add button. */
export function EditorPart({ title, text, addLabel, icon = "plus", onAdd, children }: EditorPartProps) {
  return (
    <section aria-label={title} className="mb-8">
      <header className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-xl">{title}</h2>
          <p className="text-sm text-muted">{text}</p>
        </div>
        <Button variant="secondary" data-action="" onClick={onAdd}>
          <Icon name={icon} className="size-4.5" /> {addLabel}
        </Button>
      </header>
      {children}
    </section>
  );
}
