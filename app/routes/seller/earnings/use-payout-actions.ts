import { useMemo } from "react";
import type { BankAccountInput } from "#domain/accounts/bank-account/bank-account.input.ts";
import { byId, useChanges } from "#app/api-client/use-changes.ts";

const CHANGES = ["account"] as const;

/** A seller's actions on payouts and the bank account. */
export function usePayoutActions() {
  const { post, postDialog, postForm } = useChanges(CHANGES);
  return useMemo(
    () => ({
      request: (amount: string) => postForm("/seller/payouts", { json: { amount } }),
      cancel: (id: number) => post("/seller/payouts/:id/cancel", byId(id)),
      saveAccount: (json: BankAccountInput) => postForm("/seller/bank-account", { json }),
      resendCode: () => post("/seller/bank-account/code", {}),
      confirmAccount: (code: string) => postDialog("/seller/bank-account/confirm", { json: { code } }),
    }),
    [post, postDialog, postForm],
  );
}
