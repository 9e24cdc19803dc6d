import { useMemo } from "react";
import type { PayoutSettingsInput, PayoutTermsInput } from "#domain/accounts/payout/payout.input.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const CHANGES = ["account"] as const;

/** The operator's actions on payouts; the screen is reloaded after each. */
export function useRunActions() {
  const call = useCall();
  return useMemo(() => actionsOf(call), [call]);
}

function actionsOf(call: ReturnType<typeof useCall>) {
  const quietly = { changes: CHANGES, refusal: "none" } as const;
  const of = (id: number) => ({ param: { id: String(id) } });
  return {
    async create(): Promise<void> {
      await call.post("/admin/payout-runs", {}, { changes: CHANGES });
    },
    async approve(id: number): Promise<void> {
      await call.post("/admin/payout-runs/:id/approve", of(id), { changes: CHANGES });
    },
    async discard(id: number): Promise<void> {
      await call.post("/admin/payout-runs/:id/discard", of(id), { changes: CHANGES });
    },
    async markPaid(id: number): Promise<void> {
      await call.post("/admin/payouts/:id/paid", of(id), { changes: CHANGES });
    },
    async reject(id: number, reason: string): Promise<string | null> {
      const outcome = await call.post("/admin/payouts/:id/reject", { ...of(id), json: { reason } }, quietly);
      return outcome.ok ? null : messageOf(outcome);
    },
    async fail(id: number, reason: string): Promise<string | null> {
      const outcome = await call.post("/admin/payouts/:id/fail", { ...of(id), json: { reason } }, quietly);
      return outcome.ok ? null : messageOf(outcome);
    },
    async setTerms(id: number, json: PayoutTermsInput): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/admin/shop-payout-terms/:id", { ...of(id), json }, quietly));
    },
    async setSettings(json: PayoutSettingsInput): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/admin/payout-settings", { json }, quietly));
    },
    async closeMonth(month: string): Promise<void> {
      await call.post("/admin/ledger-closes", { json: { month } }, { changes: CHANGES });
    },
  };
}
