import { useState } from "react";
import type { Parcel } from "#domain/fulfilment/parcel/parcel.ts";
import type { OrderRecord } from "#domain/orders/order-admin/order-admin.ts";
import type { FieldErrors } from "../form/read-form.ts";
import { ParcelList } from "../parcel/parcel-list.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { FailedParcelDialog } from "../seller/order-dialogs.tsx";
import { ParcelActions } from "../seller/parcel-actions.tsx";
import { type CarrierChoice, type PackageChoice, ParcelDialog, type SentParcel } from "../seller/parcel-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

type Step = (id: number, reason: string) => Promise<string | null>;

export type ParcelCalls = {
  handOver: Step;
  arrive: Step;
  unpack: Step;
  end: (id: number, outcome: "lost" | "returned", reason: string) => Promise<void>;
  /** Null: a new parcel. */
  save: (id: number | null, sent: SentParcel) => Promise<FieldErrors | null>;
};

type Asked =
  | { kind: "pack" }
  | { kind: "change"; parcel: Parcel }
  | { kind: "failed"; parcel: Parcel }
  | { kind: "handOver" | "arrive" | "unpack"; parcel: Parcel };
type RecordParcelsProps = {
  record: OrderRecord;
  carriers: readonly CarrierChoice[];
  packages: readonly PackageChoice[];
  calls: ParcelCalls;
};

/** The parcels of an order, which staff pack and send in its shop's place. */
export function RecordParcels({ record, carriers, packages, calls }: RecordParcelsProps) {
  const { t } = usePage();
  const [dialog, setDialog] = useState<Asked | null>(null);
  const { parcels, lines, order, canSend } = record;
  const open = lines.filter((line) => line.open > 0);
  const close = () => setDialog(null);
  const ask = (kind: Exclude<Asked["kind"], "pack">) => (parcel: Parcel) => setDialog({ kind, parcel });
  return (
    <div className="grid gap-4">
      {parcels.length > 0 && (
        <ParcelList
          parcels={parcels}
          isForShop
          actions={(parcel: Parcel) =>
            canSend && (
              <ParcelActions
                {...{ parcel, order }}
                pending={null}
                onHandOver={ask("handOver")}
                onArrived={ask("arrive")}
                onFailed={ask("failed")}
                onChange={ask("change")}
                onUnpack={ask("unpack")}
              />
            )
          }
        />
      )}
      {canSend && open.length > 0 && (
        <div>
          <Button variant="secondary" data-action="" onClick={() => setDialog({ kind: "pack" })}>
            {t("Pack a shipment")}
          </Button>
        </div>
      )}
      {(dialog?.kind === "pack" || dialog?.kind === "change") && (
        <ParcelDialog
          isReasonAsked
          parcel={dialog.kind === "change" ? dialog.parcel : null}
          lines={dialog.kind === "pack" ? open : []}
          {...{ carriers, packages }}
          onClose={close}
          onSave={(sent) => calls.save(dialog.kind === "change" ? dialog.parcel.id : null, sent)}
        />
      )}
      {dialog?.kind === "failed" && (
        <FailedParcelDialog
          isReasonAsked
          parcel={dialog.parcel}
          onClose={close}
          onEnd={async ({ id }, outcome, reason) => {
            await calls.end(id, outcome, reason);
            close();
          }}
        />
      )}
      {(dialog?.kind === "handOver" || dialog?.kind === "arrive" || dialog?.kind === "unpack") && (
        <StepDialog
          kind={dialog.kind}
          onClose={close}
          onStep={(reason) => calls[dialog.kind](dialog.parcel.id, reason)}
        />
      )}
    </div>
  );
}

type StepDialogProps = {
  kind: "handOver" | "arrive" | "unpack";
  onClose: () => void;
  onStep: (reason: string) => Promise<string | null>;
};

function StepDialog({ kind, onClose, onStep }: StepDialogProps) {
  const { t } = usePage();
  const names = { handOver: t("Mark as shipped"), arrive: t("Mark as delivered"), unpack: t("Unpack") };
  return (
    <ReasonDialog
      isOptional
      title={names[kind]}
      text={t("You're doing this on behalf of the shop. It will show in the audit log.")}
      label={t("Reason")}
      action={names[kind]}
      onClose={onClose}
      onAction={onStep}
    />
  );
}
