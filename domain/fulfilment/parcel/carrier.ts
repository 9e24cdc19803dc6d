/** A carrier with a known tracking page; `{number}` stands for the tracking number. */
export type Carrier = { code: string; name: string; link: string };

/** In the order shown to shops. */
export const CARRIERS: readonly Carrier[] = [
  { code: "ups", name: "UPS", link: "https://www.ups.com/track?tracknum={number}" },
  { code: "fedex", name: "FedEx", link: "https://www.fedex.com/fedextrack/?trknbr={number}" },
  { code: "dhl", name: "DHL", link: "https://www.dhl.com/en/express/tracking.html?AWB={number}" },
  { code: "usps", name: "USPS", link: "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}" },
  {
    code: "royal-mail",
    name: "Royal Mail",
    link: "https://www.royalmail.com/track-your-item#/tracking-results/{number}",
  },
  { code: "aramex", name: "Aramex", link: "https://www.aramex.com/track/results?ShipmentNumber={number}" },
  {
    code: "india-post",
    name: "India Post",
    link: "https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx?id={number}",
  },
  {
    code: "correos",
    name: "Correos",
    link: "https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}",
  },
  { code: "dpd", name: "DPD", link: "https://tracking.dpd.de/status/en_US/parcel/{number}" },
  { code: "gls", name: "GLS", link: "https://gls-group.com/track?match={number}" },
];

export function findCarrier(code: string): Carrier | null {
  return CARRIERS.find((carrier) => carrier.code === code) ?? null;
}

/** The tracking page for a number of a known carrier; null if it has none. */
export function trackingLinkOf(carrierCode: string, trackingNumber: string): string | null {
  const carrier = findCarrier(carrierCode);
  return carrier && withTrackingNumber(carrier.link, trackingNumber);
}

/** Null without a number. */
export function withTrackingNumber(template: string, trackingNumber: string): string | null {
  return trackingNumber === "" ? null : template.replaceAll("{number}", () => encodeURIComponent(trackingNumber));
}

/** Whether it is the address of an https page once the number is filled in. */
export function isTrackingTemplate(typed: string): boolean {
  return (
    typed.includes("{number}") && readTrackingLink(typed.replaceAll("{number}", "1")) !== null && /^https:/.test(typed)
  );
}

/** The normalized tracking link; null for anything but an https page. */
export function readTrackingLink(typed: string): string | null {
  const text = typed.trim();
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return protocol === "https:" && username === "" && password === "" ? href : null;
}
