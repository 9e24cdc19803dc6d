import { messageOf, useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { leavePage } from "#app/api-client/leave-page.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import type { SentVoucher } from "#app/ui/voucher/buy-voucher-form.tsx";

const QUIETLY = { refusal: "none", changes: ["wallet"] } as const;

/** What a customer does with gift vouchers. */
export function useGiftVoucher() {
  const call = useCall();
  return {
    /** Continues on the provider's page, or pays from the wallet. */
    async buy(json: SentVoucher): Promise<FieldErrors | null> {
      const outcome = await call.post("/user/buy-voucher", { json }, QUIETLY);
      if (outcome.ok && outcome.answer.redirect_url) return leavePage(outcome.answer.redirect_url);
      return fieldErrorsOf(outcome);
    },
    /** Transfers the balance of a voucher to the wallet; returns the error, null on success. */
    async redeem(code: string): Promise<string | null> {
      const outcome = await call.post("/user/redeem-voucher", { json: { code } }, QUIETLY);
      return outcome.ok ? null : messageOf(outcome);
    },
  };
}
