import { useState } from "react";
import type { AddressView } from "#domain/orders/order/order.ts";
import { useCall } from "#app/api-client/call.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { OrderAddressDialog, type SentOrderAddress } from "#app/ui/order/order-address-dialog.tsx";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { usePlaces } from "../routes/storefront/checkout/use-places.ts";

type OrderAddressProps = {
  side: "shopper" | "shop" | "operator";
  code: string;
  address: AddressView;
  /** Of the address; absent for the buyer. */
  version?: string | null;
  /** Of a guest's link. */
  secretKey?: string | undefined;
  onClose: () => void;
};

/** Changes the delivery address of an order that has not left; the screen is reloaded then. */
export function OrderAddress({ side, code, address, version, secretKey, onClose }: OrderAddressProps) {
  const call = useCall();
  const [opened] = useState(version ?? undefined);
  const { countryCode, countryName } = address;
  const { places, findCities } = usePlaces([{ code: countryCode, name: countryName }], {}, countryCode);
  const param = { code };
  const quietly = { changes: ["purchase"], refusal: "none" } as const;
  const kept = { ...quietly, keepsScreen: true } as const;

  async function save({ reason, ...typed }: SentOrderAddress): Promise<FieldErrors | null> {
    if (side === "shopper")
      return fieldErrorsOf(
        await call.post(
          "/user/order-address/:code",
          { param, json: secretKey === undefined ? typed : { ...typed, key: secretKey } },
          quietly,
        ),
      );
    const json = { ...typed, reason, version: opened };
    return fieldErrorsOf(
      side === "shop"
        ? await call.post("/seller/orders/:code/address", { param, json }, kept)
        : await call.post("/admin/orders/:code/address", { param, json }, kept),
    );
  }

  return (
    <OrderAddressDialog
      address={address}
      places={places}
      isReasonAsked={side !== "shopper"}
      onState={(state) => void findCities(state)}
      onClose={onClose}
      onSave={save}
    />
  );
}
