import { useMemo } from "react";
import type { PayoutSettingsInput, PayoutTermsInput } from "#domain/accounts/payout/payout.input.ts";
import { byId, useChanges } from "#app/api-client/use-changes.ts";

const CHANGES = ["account"] as const;

/** The operator's actions on payouts. */
export function useRunActions() {
  const { post, postDialog, postForm } = useChanges(CHANGES);
  return useMemo(
    () => ({
      create: () => post("/admin/payout-runs", {}),
      approve: (id: number) => post("/admin/payout-runs/:id/approve", byId(id)),
      discard: (id: number) => post("/admin/payout-runs/:id/discard", byId(id)),
      markPaid: (id: number) => post("/admin/payouts/:id/paid", byId(id)),
      reject: (id: number, reason: string) =>
        postDialog("/admin/payouts/:id/reject", { ...byId(id), json: { reason } }),
      fail: (id: number, reason: string) => postDialog("/admin/payouts/:id/fail", { ...byId(id), json: { reason } }),
      setTerms: (id: number, json: PayoutTermsInput) => postForm("/admin/shop-payout-terms/:id", { ...byId(id), json }),
      setSettings: (json: PayoutSettingsInput) => postForm("/admin/payout-settings", { json }),
      closeMonth: (month: string) => post("/admin/ledger-closes", { json: { month } }),
    }),
    [post, postDialog, postForm],
  );
}
