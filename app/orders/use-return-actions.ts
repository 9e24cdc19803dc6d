import { useState } from "react";
import { byId, deskOf, useChanges } from "../api-client/use-changes.ts";
import type { ReturnRefund } from "../ui/return/return-dialogs.tsx";

const CHANGES = ["purchase"] as const;

/** Return actions of a shop, or of the operator in its place. */
export function useReturnActions(side: "shop" | "operator", id: number) {
  const { postForm } = useChanges(CHANGES);
  const returns = `/${deskOf(side)}/returns/:id` as const;
  return {
    approve: (instructions: string) => postForm(`${returns}/approve`, { ...byId(id), json: { instructions } }),
    reject: (reason: string) => postForm(`${returns}/reject`, { ...byId(id), json: { reason } }),
    receive: (restock: number[]) => postForm(`${returns}/received`, { ...byId(id), json: { restock } }),
    refund: ({ withShipping, deduction, note }: ReturnRefund) =>
      postForm(`${returns}/refund`, { ...byId(id), json: { with_shipping: withShipping, deduction, note } }),
  };
}

/** The shopper withdraws the return; the order is reloaded afterwards. */
export function useWithdrawReturn() {
  const { pending, run } = usePendingId("/user/returns/:id/withdraw");
  return { pending, withdraw: run };
}

/** Records that staff have paid a refund by hand. */
export function useMarkPaidOut() {
  const { pending, run } = usePendingId("/admin/refund-payouts/:id/paid");
  return { pending, markPaidOut: run };
}

/** `pending`: the id that is being sent. */
function usePendingId(path: "/user/returns/:id/withdraw" | "/admin/refund-payouts/:id/paid") {
  const { post } = useChanges(CHANGES);
  const [pending, setPending] = useState<number | null>(null);
  async function run(id: number): Promise<void> {
    setPending(id);
    await post(path, byId(id));
    setPending(null);
  }
  return { pending, run };
}
