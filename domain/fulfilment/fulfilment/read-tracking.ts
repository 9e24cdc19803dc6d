import { findCarrier, readTrackingLink, trackingLinkOf } from "../parcel/carrier.ts";
import type { TrackingInput } from "./fulfilment.input.ts";
import type { ParcelTracking } from "./fulfilment.ts";

/** A known carrier has its name and its tracking page; what the shop typed itself comes before the page. */
export function readTracking(input: TrackingInput): ParcelTracking {
  const carrier = findCarrier(input.carrier);
  return {
    carrierCode: carrier?.code ?? "",
    carrierName: carrier?.name ?? input.carrier_name,
    trackingNumber: input.tracking_number,
    trackingLink: readTrackingLink(input.tracking_link) ?? trackingLinkOf(input.carrier, input.tracking_number),
  };
}
