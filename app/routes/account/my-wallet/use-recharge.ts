import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { leavePage } from "#app/api-client/leave-page.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import type { SentRecharge } from "#app/ui/wallet/recharge-card.tsx";

/** Recharges the wallet: continues on the provider's page, or submits a transfer, with its proof image if there is one. */
export function useRecharge() {
  const call = useCall();
  return async ({ proof, ...json }: SentRecharge): Promise<FieldErrors | null> => {
    const outcome = await call.post("/user/recharge-wallet", { json }, { refusal: "none", isSuccessShown: false });
    if (!outcome.ok) return fieldErrorsOf(outcome);
    const { redirect_url: redirectUrl, recharge_id: id } = outcome.answer;
    if (redirectUrl) return leavePage(redirectUrl);
    if (proof) await call.post("/user/recharge-proof/:id", { param: { id: String(id) }, form: proof });
    await call.get("/user/wallet-data", {}, { changes: ["wallet"] });
    return null;
  };
}
