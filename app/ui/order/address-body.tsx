import type { AddressView } from "#domain/orders/order/order.ts";
import { addressLines } from "#shared/address-lines.ts";

/** Street, city and country, in the country's format. */
export function AddressBody({ address }: { address: AddressView }) {
  return [...addressLines(address), address.countryName].map((line) => (
    <span key={line} className="block">
      <bdi>{line}</bdi>
    </span>
  ));
}
