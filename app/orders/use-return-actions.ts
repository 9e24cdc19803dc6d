import { useState } from "react";
import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import type { ReturnRefund } from "../ui/return/return-dialogs.tsx";

const CHANGES = { changes: ["purchase"], refusal: "none" } as const;

/** Return actions of a shop, or of the operator in its place. Each returns the error, or null on success. */
export function useReturnActions(side: "shop" | "operator", id: number) {
  const call = useCall();
  const param = { id: String(id) };
  return {
    async approve(instructions: string): Promise<FieldErrors | null> {
      const input = { param, json: { instructions } };
      return fieldErrorsOf(
        side === "shop"
          ? await call.post("/seller/returns/:id/approve", input, CHANGES)
          : await call.post("/admin/returns/:id/approve", input, CHANGES),
      );
    },
    async reject(reason: string): Promise<FieldErrors | null> {
      const input = { param, json: { reason } };
      return fieldErrorsOf(
        side === "shop"
          ? await call.post("/seller/returns/:id/reject", input, CHANGES)
          : await call.post("/admin/returns/:id/reject", input, CHANGES),
      );
    },
    async receive(restock: number[]): Promise<FieldErrors | null> {
      const input = { param, json: { restock } };
      return fieldErrorsOf(
        side === "shop"
          ? await call.post("/seller/returns/:id/received", input, CHANGES)
          : await call.post("/admin/returns/:id/received", input, CHANGES),
      );
    },
    async refund({ withShipping, deduction, note }: ReturnRefund): Promise<FieldErrors | null> {
      const input = { param, json: { with_shipping: withShipping, deduction, note } };
      return fieldErrorsOf(
        side === "shop"
          ? await call.post("/seller/returns/:id/refund", input, CHANGES)
          : await call.post("/admin/returns/:id/refund", input, CHANGES),
      );
    },
  };
}

/** The shopper withdraws the return; the order is reloaded afterwards. */
export function useWithdrawReturn() {
  const call = useCall();
  const [pending, setPending] = useState<number | null>(null);
  return {
    pending,
    async withdraw(id: number): Promise<void> {
      setPending(id);
      await call.post("/user/returns/:id/withdraw", { param: { id: String(id) } }, { changes: ["purchase"] });
      setPending(null);
    },
  };
}

/** Staff have paid a refund by hand. */
export function useMarkPaidOut() {
  const call = useCall();
  const [pending, setPending] = useState<number | null>(null);
  return {
    pending,
    async markPaidOut(id: number): Promise<void> {
      setPending(id);
      await call.post("/admin/refund-payouts/:id/paid", { param: { id: String(id) } }, { changes: ["purchase"] });
      setPending(null);
    },
  };
}
