import { useState } from "react";
import type { AddressView } from "#domain/orders/order/order.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { AddressBody } from "./address-body.tsx";

type DeliveryAddressPartProps = {
  /** Null for an order that was found by its code: only its link shows the address. */
  address: AddressView | null;
  onChange: () => void;
  /** Returns whether the link was mailed. */
  onSendLink: () => Promise<boolean>;
};

/** Where a tracked order goes, while its buyer can still change that. */
export function DeliveryAddressPart({ address, onChange, onSendLink }: DeliveryAddressPartProps) {
  const { t } = usePage();
  const [state, setState] = useState<"initial" | "pending" | "sent">("initial");

  async function send(): Promise<void> {
    setState("pending");
    setState((await onSendLink()) ? "sent" : "initial");
  }

  return (
    <section aria-labelledby="delivery-address" className="mt-6 rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="delivery-address" className="mb-2 text-xl">
        {t("Delivery address")}
      </h2>
      {address ? (
        <div className="flex flex-wrap items-end justify-between gap-4">
          <AddressBody address={address} />
          <Button variant="secondary" data-action="" onClick={onChange}>
            {t("Change delivery address")}
          </Button>
        </div>
      ) : (
        <>
          <p className="mb-3 text-muted">
            {t("You can change it until the shop confirms your order. For your safety, we'll email you a link.")}
          </p>
          {state === "sent" ? (
            <p role="status" className="font-semibold">
              {t("We've emailed you the link")}
            </p>
          ) : (
            <Button variant="secondary" data-action="" isPending={state === "pending"} onClick={() => void send()}>
              {t("Email me the link")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
