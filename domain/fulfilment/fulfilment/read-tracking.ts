import { findCarrier, readTrackingLink, trackingLinkOf } from "../parcel/carrier.ts";
import type { TrackingInput } from "./fulfilment.input.ts";
import type { ParcelTracking } from "./fulfilment.ts";

/** A known carrier brings its name and tracking page; a link entered by the shop takes precedence. */
export function readTracking(input: TrackingInput): ParcelTracking {
  const carrier = findCarrier(input.carrier);
  return {
    carrierCode: carrier?.code ?? "",
    carrierName: carrier?.name ?? input.carrier_name,
    trackingNumber: input.tracking_number,
    trackingLink: readTrackingLink(input.tracking_link) ?? trackingLinkOf(input.carrier, input.tracking_number),
  };
}
