import { useState } from "react";
import { messageOf, useCall } from "#app/api-client/call.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import type { SentVoucher } from "#app/ui/voucher/buy-voucher-form.tsx";

/** Buys a voucher: continues on the provider's page, or pays from the wallet. */
export function useBuyVoucher() {
  const call = useCall();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function onBuy(json: SentVoucher): Promise<boolean> {
    setPending(true);
    setRefusal(null);
    const outcome = await call.post("/user/buy-voucher", { json }, { refusal: "none", changes: ["wallet"] });
    setErrors(outcome.ok ? {} : outcome.errors);
    if (outcome.ok && outcome.answer.redirect_url) {
      window.location.assign(outcome.answer.redirect_url);
      return false;
    }
    setPending(false);
    if (!outcome.ok && outcome.status !== 422) setRefusal(outcome.error);
    return outcome.ok;
  }

  return { errors, refusal, isPending, onBuy };
}

/** Transfers the balance of a voucher to the wallet. */
export function useRedeemVoucher() {
  const call = useCall();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function onRedeem(code: string): Promise<boolean> {
    setPending(true);
    const outcome = await call.post(
      "/user/redeem-voucher",
      { json: { code } },
      { refusal: "none", changes: ["wallet"] },
    );
    setPending(false);
    setError(outcome.ok ? null : messageOf(outcome));
    return outcome.ok;
  }

  return { error, isPending, onRedeem };
}
