import { useMemo } from "react";
import type { BankAccountInput } from "#domain/accounts/bank-account/bank-account.input.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const CHANGES = ["account"] as const;

/** A seller's actions on payouts and the bank account; the screen is reloaded after each. */
export function usePayoutActions() {
  const call = useCall();
  return useMemo(() => actionsOf(call), [call]);
}

function actionsOf(call: ReturnType<typeof useCall>) {
  const quietly = { changes: CHANGES, refusal: "none" } as const;
  return {
    async request(amount: string): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/seller/payouts", { json: { amount } }, quietly));
    },
    async cancel(id: number): Promise<void> {
      await call.post("/seller/payouts/:id/cancel", { param: { id: String(id) } }, { changes: CHANGES });
    },
    async saveAccount(json: BankAccountInput): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/seller/bank-account", { json }, quietly));
    },
    async resendCode(): Promise<void> {
      await call.post("/seller/bank-account/code", {}, { changes: CHANGES });
    },
    async confirmAccount(code: string): Promise<string | null> {
      const outcome = await call.post("/seller/bank-account/confirm", { json: { code } }, quietly);
      return outcome.ok ? null : (outcome.errors.code ?? messageOf(outcome));
    },
  };
}
