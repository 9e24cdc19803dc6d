import type { TrackOrderInput } from "#domain/orders/order/order.input.ts";
import type { TrackedOrder } from "#domain/orders/order/order.ts";
import { trackLinkedOrder, trackOrder, type Tracked } from "#domain/orders/order/track-order.ts";
import { findParcels } from "#domain/fulfilment/parcel/find-parcels.ts";
import type { Parcel, ParcelPackage } from "#domain/fulfilment/parcel/parcel.ts";
import type { Failure } from "#shared/failures.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";

/** A parcel without its contents and what it is packed in. */
export type TrackedParcel = Omit<Parcel, "lines" | "orderId" | keyof ParcelPackage>;

/** The status of an order and its parcels; never names or addresses. */
export type Tracking = TrackedOrder & { parcels: TrackedParcel[] };

/** For anyone who knows the order's code and its contact, or has a key. */
export async function getTracking(
  ctx: Context,
  input: TrackOrderInput,
): Promise<Result<Tracking, Failure<"not_found" | "too_many_tries">>> {
  const tracked = await trackOrder(ctx, input);
  return tracked.ok ? success(await withParcels(ctx, tracked.value)) : tracked;
}

/** For a visitor with a link: by its key, or for their own order. */
export async function getLinkedTracking(ctx: Context, code: string, key?: string): Promise<Tracking | null> {
  const tracked = await trackLinkedOrder(ctx, code, key);
  return tracked && withParcels(ctx, tracked);
}

async function withParcels(ctx: Context, { id, order }: Tracked): Promise<Tracking> {
  const parcels = await findParcels(ctx, [id]);
  return { ...order, parcels: parcels.map(trackedOf) };
}

function trackedOf(parcel: Parcel): TrackedParcel {
  const { id, state, carrierCode, carrierName, trackingNumber, trackingLink } = parcel;
  const { packedAt, handedOverAt, endedAt } = parcel;
  return { id, state, carrierCode, carrierName, trackingNumber, trackingLink, packedAt, handedOverAt, endedAt };
}
