import type { Context } from "../../context.ts";
import type { Parcel } from "./parcel.ts";
import { findParcelLineRows, findParcelRows } from "./parcel.repository.ts";

/** The parcels of these orders, in the order packed. The caller has checked that the orders may be seen. */
export async function findParcels(ctx: Context, orderIds: readonly number[]): Promise<Parcel[]> {
  if (orderIds.length === 0) return [];
  const rows = await findParcelRows(ctx, orderIds);
  if (rows.length === 0) return [];
  const lines = await findParcelLineRows(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ packedAt, handedOverAt, endedAt, ...row }) => ({
    ...row,
    packedAt: packedAt.toISOString(),
    handedOverAt: handedOverAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    lines: lines.filter(({ parcelId }) => parcelId === row.id).map(({ parcelId: _parcelId, ...line }) => line),
  }));
}
