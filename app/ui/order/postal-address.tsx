import type { AddressView } from "#domain/order/order.ts";

export function PostalAddress({ address }: { address: AddressView }) {
  const town = [address.postalCode, address.city].filter(Boolean).join(" ");
  const lines = [address.line1, address.line2, [town, address.state].filter(Boolean).join(", "), address.countryName];
  return (
    <address className="leading-relaxed not-italic">
      <span className="block font-medium">
        <bdi>{address.name}</bdi>
      </span>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
      {address.phone && (
        <span className="block text-muted">
          <bdi dir="ltr">{address.phone}</bdi>
        </span>
      )}
    </address>
  );
}
