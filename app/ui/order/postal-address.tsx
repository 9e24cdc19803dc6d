import type { AddressView } from "#domain/order/order.ts";

export function PostalAddress({ address }: { address: AddressView }) {
  const town = [address.postalCode, address.city].filter(Boolean).join(" ");
  const lines = [address.line1, address.line2, [town, address.state].filter(Boolean).join(", "), address.countryName];
  return (
    <address className="leading-relaxed not-italic">
      <span className="block font-medium">{address.name}</span>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {address.phone && (
        <bdi dir="ltr" className="text-muted block rtl:text-end">
          {address.phone}
        </bdi>
      )}
    </address>
  );
}
