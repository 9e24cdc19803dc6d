import { useState } from "react";
import { useCall } from "#app/api-client/call.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import type { SentRecharge } from "#app/ui/wallet/recharge-card.tsx";

/** Recharges the wallet: continues on the provider's page, or submits a transfer, with its proof image if there is one. */
export function useRecharge() {
  const call = useCall();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  /** Whether a transfer was submitted: the form is empty again. */
  async function onRecharge({ proof, ...json }: SentRecharge): Promise<boolean> {
    setPending(true);
    setRefusal(null);
    const outcome = await call.post("/user/recharge-wallet", { json }, { refusal: "none", isSuccessShown: false });
    setErrors(outcome.ok ? {} : outcome.errors);
    if (!outcome.ok) {
      setPending(false);
      if (outcome.status !== 422) setRefusal(outcome.error);
      return false;
    }
    const { redirect_url: redirectUrl, recharge_id: id } = outcome.answer;
    if (redirectUrl) {
      window.location.assign(redirectUrl);
      return false;
    }
    if (proof) await call.post("/user/recharge-proof/:id", { param: { id: String(id) }, form: proof });
    await call.get("/user/wallet-data", {}, { changes: ["wallet"] });
    setPending(false);
    return true;
  }

  return { errors, refusal, isPending, onRecharge };
}
