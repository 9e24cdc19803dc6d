import { useState } from "react";
import type { Parcel } from "#domain/fulfilment/parcel/parcel.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import type { SentParcel } from "#app/ui/seller/parcel-dialog.tsx";

const CHANGES = { changes: ["purchase"] } as const;

/** The subject of an open dialog. */
export type Asked =
  | { kind: "pack" | "cancel" | "goodwill" | "address" }
  | { kind: "change" | "failed"; parcel: Parcel }
  | null;

/** Actions of a shop on an order; the screen is reloaded after each. */
export function useShopOrderActions(code: string) {
  const call = useCall();
  const [pending, setPending] = useState<string | null>(null);
  const [dialog, setDialog] = useState<Asked>(null);
  const param = { code };
  const ofParcel = ({ id }: Parcel) => ({ param: { id: String(id) } });

  async function run(name: string, action: () => Promise<unknown>): Promise<void> {
    setPending(name);
    await action();
    setPending(null);
  }

  return {
    pending,
    dialog,
    close: () => setDialog(null),
    onConfirm: () => void run("confirm", () => call.post("/seller/orders/:code/confirm", { param }, CHANGES)),
    onDeliver: () => void run("deliver", () => call.post("/seller/orders/:code/deliver", { param }, CHANGES)),
    onPack: () => setDialog({ kind: "pack" }),
    onCancel: () => setDialog({ kind: "cancel" }),
    onAddress: () => setDialog({ kind: "address" }),
    onGoodwill: () => setDialog({ kind: "goodwill" }),
    onChange: (parcel: Parcel) => setDialog({ kind: "change", parcel }),
    onFailed: (parcel: Parcel) => setDialog({ kind: "failed", parcel }),
    onHandOver: (parcel: Parcel) =>
      void run(`hand-over ${parcel.id}`, () => call.post("/seller/parcels/:id/hand-over", ofParcel(parcel), CHANGES)),
    onArrived: (parcel: Parcel) =>
      void run(`arrived ${parcel.id}`, () => call.post("/seller/parcels/:id/deliver", ofParcel(parcel), CHANGES)),
    onUnpack: (parcel: Parcel) =>
      void run(`unpack ${parcel.id}`, () => call.post("/seller/parcels/:id/cancel", ofParcel(parcel), CHANGES)),
    async save({ reason: _reason, ...json }: SentParcel): Promise<FieldErrors | null> {
      const quietly = { ...CHANGES, refusal: "none" } as const;
      const outcome =
        dialog?.kind === "change"
          ? await call.post("/seller/parcels/:id/change", { ...ofParcel(dialog.parcel), json }, quietly)
          : await call.post("/seller/orders/:code/parcels", { param, json }, quietly);
      return fieldErrorsOf(outcome);
    },
    async end(parcel: Parcel, outcome: "lost" | "returned"): Promise<void> {
      await call.post("/seller/parcels/:id/end", { ...ofParcel(parcel), json: { outcome } }, CHANGES);
      setDialog(null);
    },
    async refund({ amount, reason }: { amount: string; reason: string }): Promise<FieldErrors | null> {
      const outcome = await call.post("/seller/orders/:code/refund", { param, json: { amount, reason } }, CHANGES);
      return outcome.ok ? null : outcome.errors;
    },
    async cancel(reason: string): Promise<void> {
      await call.post("/seller/orders/:code/cancel", { param, json: { reason } }, CHANGES);
      setDialog(null);
    },
  };
}
