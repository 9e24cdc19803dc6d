import { useState } from "react";
import type { CommonShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import type { RateTableReport } from "#domain/checkout/shipping/import-rate-table.ts";
import type {
  CarrierInput,
  PackageInput,
  PracticeInput,
  RateTableInput,
} from "#domain/checkout/shipping/practice.input.ts";
import { ConfirmDialog } from "../admin/confirm-dialog.tsx";
import type { FieldErrors } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { CarrierDialog, PackageDialog, PracticeDialog } from "./practice-dialogs.tsx";
import { RateTableDialog } from "./rate-table-dialog.tsx";
import { EditorPart } from "./shipping-editor.tsx";

/** Each returns the validation errors; null on success. */
export type PracticeActions = {
  storePractice: (input: PracticeInput) => Promise<FieldErrors | null>;
  storePackage: (input: PackageInput) => Promise<FieldErrors | null>;
  removePackage: (id: number) => Promise<void>;
  storeCarrier: (input: CarrierInput) => Promise<FieldErrors | null>;
  removeCarrier: (id: number) => Promise<void>;
  /** A sentence if it failed. */
  importTable: (input: RateTableInput) => Promise<RateTableReport | string>;
};

export type Box = CommonShipping["practice"]["packages"][number];
export type Carrier = CommonShipping["carriers"][number];

type Opened =
  | { kind: "table" }
  | { kind: "practice"; practice: CommonShipping["practice"] }
  | { kind: "package"; box: Box | null }
  | { kind: "carrier"; carrier: Carrier | null }
  | { kind: "remove"; name: string; remove: () => Promise<void> };

type PracticeEditorProps = {
  shipping: Pick<CommonShipping, "practice" | "carriers" | "currency">;
  timeZone: string;
  actions: PracticeActions;
};

/** When goods are handed over, what they are packed in, who carries them, and rates from a table. */
export function PracticeEditor({ shipping: { practice, carriers }, timeZone, actions }: PracticeEditorProps) {
  const page = usePage();
  const { t } = page;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <EditorPart
        title={t("Handling")}
        text={
          practice.isOwn
            ? t("Counts toward the delivery date that customers see.")
            : t("The default applies until you set your own.")
        }
        addLabel={t("Edit")}
        icon="pencil"
        onAdd={() => setOpened({ kind: "practice", practice })}
      >
        <dl className="grid gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-4 text-sm sm:grid-cols-3 sm:p-5">
          <Fact name={t("Handling days")} value={formatNumber(page, practice.handlingDays)} />
          <Fact
            name={t("Order cut-off time")}
            value={practice.cutOff === null ? t("None") : `${practice.cutOff} (${timeZone})`}
          />
          <Fact
            name={t("Dimensional weight")}
            value={
              practice.volumeDivisor === null
                ? t("Not used")
                : t("{volume} cm³ count as 1 kg", { volume: formatNumber(page, practice.volumeDivisor) })
            }
          />
        </dl>
      </EditorPart>
      <EditorPart
        title={t("Packages")}
        text={t("The smallest package that fits is added to the weight of an order.")}
        addLabel={t("Add package")}
        onAdd={() => setOpened({ kind: "package", box: null })}
      >
        <Entries
          label={t("Packages")}
          entries={practice.packages.map((box) => ({
            id: box.id,
            name: box.name,
            text: sizeOf(box),
            onChange: () => setOpened({ kind: "package", box }),
            onRemove: () => setOpened({ kind: "remove", name: box.name, remove: () => actions.removePackage(box.id) }),
          }))}
        />
      </EditorPart>
      <EditorPart
        title={t("Carriers")}
        text={t("Offered when a shipment is packed, in addition to the well-known ones.")}
        addLabel={t("Add carrier")}
        onAdd={() => setOpened({ kind: "carrier", carrier: null })}
      >
        <Entries
          label={t("Carriers")}
          entries={carriers.map((carrier) => ({
            id: carrier.id,
            name: carrier.name,
            text: carrier.trackingLink,
            onChange: () => setOpened({ kind: "carrier", carrier }),
            onRemove: () =>
              setOpened({ kind: "remove", name: carrier.name, remove: () => actions.removeCarrier(carrier.id) }),
          }))}
        />
      </EditorPart>
      <EditorPart
        title={t("Rate table")}
        text={t("Add or replace many shipping methods at once from a CSV file.")}
        addLabel={t("Import")}
        onAdd={() => setOpened({ kind: "table" })}
      >
        {null}
      </EditorPart>
      {opened?.kind === "practice" && (
        <PracticeDialog practice={opened.practice} timeZone={timeZone} onClose={close} onSave={actions.storePractice} />
      )}
      {opened?.kind === "package" && <PackageDialog box={opened.box} onClose={close} onSave={actions.storePackage} />}
      {opened?.kind === "carrier" && (
        <CarrierDialog carrier={opened.carrier} onClose={close} onSave={actions.storeCarrier} />
      )}
      {opened?.kind === "table" && <RateTableDialog onClose={close} onImport={actions.importTable} />}
      {opened?.kind === "remove" && (
        <ConfirmDialog
          title={t("Remove {name}", { name: opened.name })}
          text={t("Existing orders aren't affected.")}
          action={t("Remove")}
          onClose={close}
          onAction={opened.remove}
        />
      )}
    </>
  );
}

function sizeOf(box: Box): string {
  const size = [box.lengthMillimeters, box.widthMillimeters, box.heightMillimeters].join(" × ");
  const max = box.maximumGrams === null ? "" : ` · ≤ ${box.maximumGrams} g`;
  return `${size} mm · ${box.emptyGrams} g${max}`;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="figures font-semibold">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

type Entry = { id: number; name: string; text: string; onChange: () => void; onRemove: () => void };

function Entries({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const { t } = usePage();
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map(({ id, name, text, onChange, onRemove }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-3 sm:px-5">
          <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
            <p className="font-semibold">
              <bdi>{name}</bdi>
            </p>
            <p className="text-sm text-muted">
              <bdi dir="ltr">{text}</bdi>
            </p>
          </div>
          <p className="flex gap-2">
            <Button variant="secondary" size="small" data-action="" onClick={onChange}>
              {t("Edit")}
              <span className="sr-only">: {name}</span>
            </Button>
            <Button variant="quiet" size="small" data-action="" onClick={onRemove}>
              {t("Remove")}
              <span className="sr-only">: {name}</span>
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
}
