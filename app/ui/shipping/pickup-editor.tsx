import { useState } from "react";
import type { KeptPickupPoint } from "#domain/checkout/shipping/find-shop-shipping.ts";
import type { PickupPointInput } from "#domain/checkout/shipping/shipping.input.ts";
import { ConfirmDialog } from "../admin/confirm-dialog.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { PickupPlace } from "../order/pickup-place.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { PickupDialog } from "./pickup-dialog.tsx";
import type { Country } from "./rate-dialog.tsx";
import { EditorPart } from "./shipping-editor.tsx";

export type PickupActions = {
  storePoint: (input: PickupPointInput) => Promise<FieldErrors | null>;
  removePoint: (id: number) => Promise<void>;
};

type Opened = { kind: "store"; point: KeptPickupPoint | null } | { kind: "remove"; point: KeptPickupPoint };

type PickupEditorProps = { points: readonly KeptPickupPoint[]; countries: readonly Country[]; actions: PickupActions };

/** The pick-up points of a shop. */
export function PickupEditor({ points, countries, actions }: PickupEditorProps) {
  const { t } = usePage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const countryName = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  return (
    <EditorPart
      title={t("Pickup points")}
      text={t("Pickup is free. Tax depends on the pickup point's country.")}
      addLabel={t("Add pickup point")}
      onAdd={() => setOpened({ kind: "store", point: null })}
    >
      {points.length > 0 && (
        <ul aria-label={t("Pickup points")} className="grid gap-4 sm:grid-cols-2">
          {points.map((point) => (
            <li key={point.id} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
              <div className="flex-1 text-sm wrap-anywhere">
                <PickupPlace point={{ ...point, countryName: countryName(point.countryCode) }} />
                <p className="mt-1 text-muted">{t("Days until ready: {number}", { number: point.readyDays })}</p>
              </div>
              <p className="flex gap-2">
                <Button
                  variant="secondary"
                  size="small"
                  data-action=""
                  onClick={() => setOpened({ kind: "store", point })}
                >
                  {t("Edit")}
                  <span className="sr-only">: {point.name}</span>
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  data-action=""
                  onClick={() => setOpened({ kind: "remove", point })}
                >
                  {t("Remove")}
                  <span className="sr-only">: {point.name}</span>
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
      {opened?.kind === "store" && (
        <PickupDialog point={opened.point} countries={countries} onClose={close} onSave={actions.storePoint} />
      )}
      {opened?.kind === "remove" && (
        <ConfirmDialog
          title={t("Remove {name}", { name: opened.point.name })}
          text={t("Customers can no longer choose it. Existing orders aren't affected.")}
          action={t("Remove")}
          onClose={close}
          onAction={() => actions.removePoint(opened.point.id)}
        />
      )}
    </EditorPart>
  );
}
