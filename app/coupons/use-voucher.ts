import { useState } from "react";
import type { VoucherChoice } from "#domain/accounts/voucher/voucher.ts";
import { fromWire } from "#shared/wire.ts";
import { messageOf, useCall } from "../api-client/call.ts";
import type { VoucherActions } from "../ui/checkout/voucher-field.tsx";
import { usePage } from "../ui/parts/page.tsx";

/** A voucher code that pays a part of the cart, or of the purchase `trxId`. Nothing is charged before the order. */
export function useVoucher(placed: { trxId: string; key: string | undefined } | null): VoucherActions {
  const { t } = usePage();
  const call = useCall();
  const [applied, setApplied] = useState<VoucherActions["applied"]>(null);
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function apply(code: string): Promise<boolean> {
    setError(code === "" ? t("Enter a code.") : null);
    if (code === "") return false;
    setPending(true);
    const json = { code, ...(placed ? { trx_id: placed.trxId, key: placed.key } : {}) };
    const outcome = await call.post("/user/check-voucher", { json }, { refusal: "none", isSuccessShown: false });
    setPending(false);
    if (outcome.ok) setApplied({ ...fromWire<VoucherChoice>(outcome.answer.voucher), code });
    else setError(messageOf(outcome));
    return outcome.ok;
  }

  return { applied, error, isPending, onApply: apply, onRemove: () => setApplied(null) };
}
