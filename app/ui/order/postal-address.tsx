import type { AddressView } from "#domain/orders/order/order.ts";
import { AddressBody } from "./address-body.tsx";

export function PostalAddress({ address }: { address: AddressView }) {
  return (
    <address className="leading-relaxed not-italic">
      <span className="block font-medium">
        <bdi>{address.name}</bdi>
      </span>
      <AddressBody address={address} />
      {address.phone && (
        <span className="block text-muted">
          <bdi dir="ltr">{address.phone}</bdi>
        </span>
      )}
    </address>
  );
}
