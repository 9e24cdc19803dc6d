import { asc, eq, inArray } from "drizzle-orm";
import { orderLines } from "#db/schema/order.ts";
import { parcelLines, parcels } from "#db/schema/parcel.ts";
import type { Context } from "../../context.ts";
import type { ParcelLine } from "./parcel.ts";

export function findParcelRows(ctx: Context, orderIds: readonly number[]) {
  return ctx.db
    .select({
      id: parcels.id,
      orderId: parcels.orderId,
      state: parcels.state,
      carrierCode: parcels.carrierCode,
      carrierName: parcels.carrierName,
      trackingNumber: parcels.trackingNumber,
      trackingLink: parcels.trackingLink,
      packageName: parcels.packageName,
      lengthMillimeters: parcels.lengthMillimeters,
      widthMillimeters: parcels.widthMillimeters,
      heightMillimeters: parcels.heightMillimeters,
      weightGrams: parcels.weightGrams,
      packedAt: parcels.createdAt,
      handedOverAt: parcels.handedOverAt,
      endedAt: parcels.endedAt,
    })
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]))
    .orderBy(asc(parcels.id));
}

export function findParcelLineRows(
  ctx: Context,
  parcelIds: readonly number[],
): Promise<(ParcelLine & { parcelId: number })[]> {
  return ctx.db
    .select({
      parcelId: parcelLines.parcelId,
      orderLineId: parcelLines.orderLineId,
      name: orderLines.productName,
      variantsName: orderLines.variantName,
      sku: orderLines.sku,
      image: orderLines.image,
      quantity: parcelLines.quantity,
    })
    .from(parcelLines)
    .innerJoin(orderLines, eq(orderLines.id, parcelLines.orderLineId))
    .where(inArray(parcelLines.parcelId, [...parcelIds]))
    .orderBy(asc(parcelLines.orderLineId));
}
