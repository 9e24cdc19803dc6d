import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { CheckoutView } from "#domain/checkout/purchase/checkout.ts";
import type { ShippingAim } from "#domain/checkout/shipping/shipping.ts";
import type { ShownMoney } from "#shared/money.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "#app/api-client/call.ts";
import { revalidateAfter } from "#app/api-client/revalidation.ts";
import type { ChosenPayment, DeliveryChoices, SentCheckout } from "#app/ui/checkout/read-checkout.ts";
import { forgetTypedFields } from "#app/ui/checkout/use-typed-fields.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";

/** The checkout with current prices, and its steps: reprice, then draft and place. */
export function useCheckout(loaded: CheckoutView) {
  const { t } = usePage();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [answered, setAnswered] = useState<{ to: CheckoutView; checkout: CheckoutView } | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPricing, setPricing] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const [isAcknowledging, setAcknowledging] = useState(false);
  const pricing = useRef<AbortController | null>(null);
  /** The last repricing, with what it answered. */
  const repriced = useRef<Promise<CheckoutView | null>>(Promise.resolve(null));
  const wanted = useRef<{ from: string; aim: Required<ShippingAim>; choices: DeliveryChoices } | null>(null);
  const checkout = answered?.to === loaded ? answered.checkout : loaded;

  const repriceLoaded = useEffectEvent(() => {
    if (wanted.current?.from !== loaded.shipTo) wanted.current = null;
    else reprice(wanted.current.aim, wanted.current.choices);
  });

  // Choices made here survive a reload of the data, unless the country was changed in the header.
  useEffect(() => {
    if (wanted.current) repriceLoaded();
  }, [loaded]);

  function reprice(aim: Required<ShippingAim>, choices: DeliveryChoices): void {
    repriced.current = findPrices(aim, choices);
  }

  async function findPrices(aim: Required<ShippingAim>, choices: DeliveryChoices): Promise<CheckoutView | null> {
    wanted.current = { from: loaded.shipTo, aim, choices };
    pricing.current?.abort();
    const mine = new AbortController();
    pricing.current = mine;
    setPricing(true);
    const { countryCode, state, city } = aim;
    const place = { trx_id: checkout.trxId, country_code: countryCode };
    const quiet = { isSuccessShown: false, signal: mine.signal };
    const json = { ...place, state, city, ...choices };
    let outcome = await call.post("/user/find/shipping_cost", { json }, { ...quiet, refusal: "none" });
    // A choice made for another place may not exist for this one.
    if (!outcome.ok && !mine.signal.aborted) {
      const rest = outcome.status === 409 ? { ...place, state, city } : place;
      outcome = await call.post("/user/find/shipping_cost", { json: rest }, quiet);
    }
    if (mine.signal.aborted) return null;
    setPricing(false);
    if (!outcome.ok) return null;
    const answer = fromWire<CheckoutView>(outcome.answer);
    setAnswered({ to: loaded, checkout: answer });
    return answer;
  }

  /** Waits for the prices that are being computed; the total if it is no longer the one on the button. */
  async function findChangedTotal(): Promise<ShownMoney | null> {
    let waited: Promise<CheckoutView | null>;
    let answer: CheckoutView | null;
    do {
      waited = repriced.current;
      answer = await waited;
    } while (waited !== repriced.current);
    const shown = checkout.totals.total;
    const now = answer?.totals.total ?? shown;
    return now.amount === shown.amount && now.currency === shown.currency ? null : now;
  }

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
