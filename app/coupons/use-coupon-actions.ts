import { useState } from "react";
import { messageOf, useCall } from "../api-client/call.ts";
import type { CouponActions } from "../ui/coupon/coupon-field.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { useSignInPath } from "../visitor/use-sign-in-path.ts";

const SIGN_IN = 401;

/** Adds and removes coupon codes for a `trxId`; failures appear where the code was entered. */
export function useCouponActions(trxId: string): CouponActions {
  const { t } = usePage();
  const call = useCall();
  const [pendingCode, setPendingCode] = useState<string | null>(null);
  const [refused, setRefused] = useState<CouponActions["refused"]>(null);

  async function apply(code: string, isTyped: boolean): Promise<boolean> {
    const place = isTyped ? null : code;
    if (code === "") {
      setRefused({ code: null, error: t("Enter a code."), isForCustomers: false });
      return false;
    }
    setPendingCode(isTyped ? "" : code);
    setRefused(null);
    const outcome = await call.post(
      "/user/apply_coupon",
      { json: { trx_id: trxId, coupon_code: code } },
      { refusal: "none", changes: ["cart"] },
    );
    setPendingCode(null);
    if (outcome.ok) return true;
    const error = messageOf(outcome);
    setRefused({ code: place, error, isForCustomers: outcome.status === SIGN_IN });
    return false;
  }

  async function remove(code: string): Promise<void> {
    setPendingCode(code);
    setRefused(null);
    const json = { trx_id: trxId, coupon_code: code };
    await call.post("/user/coupon-delete", { json }, { isSuccessShown: false, changes: ["cart"] });
    setPendingCode(null);
  }

  return { pendingCode, refused, signInPath: useSignInPath(), onApply: apply, onRemove: (code) => void remove(code) };
}
