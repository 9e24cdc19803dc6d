import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CheckoutView } from "#domain/checkout/purchase/checkout.ts";
import { useCall } from "#app/api-client/call.ts";
import { revalidateAfter } from "#app/api-client/revalidation.ts";
import type { ChosenPayment, SentCheckout } from "#app/ui/checkout/read-checkout.ts";
import { forgetTypedFields } from "#app/ui/checkout/use-typed-fields.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { usePricing } from "./use-pricing.ts";

/** The checkout with current prices, and its steps: reprice, then draft and place. */
export function useCheckout(loaded: CheckoutView) {
  const { t } = usePage();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const [isAcknowledging, setAcknowledging] = useState(false);
  const { checkout, isPricing, reprice, findChangedTotal } = usePricing(loaded);

  async function acknowledge(): Promise<void> {
    setAcknowledging(true);
    await call.post(
      "/cart/acknowledge",
      { json: { trx_id: checkout.trxId } },
      { isSuccessShown: false, changes: ["cart"] },
    );
    setRefusal(null);
    setAcknowledging(false);
  }

  async function order(sent: SentCheckout, payment: ChosenPayment, isAddressKept: boolean): Promise<void> {
    setPlacing(true);
    setRefusal(null);
    const changed = isPricing ? await findChangedTotal() : null;
    if (changed) {
      setPlacing(false);
      return setRefusal(
        t("Your total is now {total}. Check it, then place your order again.", { total: changed.formatted }),
      );
    }
    const drafted = await call.post("/user/confirm-order", { json: sent }, { isSuccessShown: false });
    if (!drafted.ok) return refuse(drafted);
    if (isAddressKept && sent.shipping_address)
      await call.post(
        "/store/user-address",
        { json: sent.shipping_address },
        { isSuccessShown: false, refusal: "none" },
      );
    const { amount, currency } = checkout.totals.total;
    const json = { trx_id: sent.trx_id, ...payment, total: { amount, currency } };
    const placed = await call.post("/user/complete-order", { json }, { isSuccessShown: false });
    if (!placed.ok) return refuse(placed);
    forgetTypedFields(sent.trx_id);
    window.location.assign(placed.answer.redirect_url);
  }

  /** Keeps what was typed and shows the changes in the cart. */
  async function refuse(refused: { status: number; error: string; errors: FieldErrors }): Promise<void> {
    setPlacing(false);
    setErrors(refused.errors);
    if (refused.status !== 422) setRefusal(refused.error);
    if (refused.status === 409) await revalidateAfter(["cart"], revalidate);
  }

  return { checkout, errors, refusal, isPricing, isPlacing, isAcknowledging, setErrors, reprice, acknowledge, order };
}
