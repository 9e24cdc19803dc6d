import { findOwnCarrier, ownTrackingLink } from "../../checkout/shipping/find-carriers.ts";
import type { Context } from "../../context.ts";
import { findCarrier, readTrackingLink, trackingLinkOf } from "../parcel/carrier.ts";
import type { TrackingInput } from "./fulfilment.input.ts";
import type { ParcelTracking } from "./fulfilment.ts";

/** A carrier brings its name and tracking page; a link entered by the shop takes precedence. */
export async function readTracking(ctx: Context, shopId: number, input: TrackingInput): Promise<ParcelTracking> {
  const { carrier: code, tracking_number: trackingNumber } = input;
  const known = findCarrier(code);
  const own = known ? null : await findOwnCarrier(ctx, shopId, code);
  const usual = own ? ownTrackingLink(own, trackingNumber) : trackingLinkOf(code, trackingNumber);
  return {
    carrierCode: known || own ? code : "",
    carrierName: known?.name ?? own?.name ?? input.carrier_name,
    trackingNumber,
    trackingLink: readTrackingLink(input.tracking_link) ?? usual,
  };
}
