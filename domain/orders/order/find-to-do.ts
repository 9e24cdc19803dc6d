import type { Context } from "../../context.ts";
import { findMovingParcels, findOpenReturns } from "./to-do.repository.ts";

const MAX = 4;

export type MovingParcel = { id: number; orderCode: string; shopName: string; carrierName: string };
export type OpenReturn = {
  id: number;
  orderCode: string;
  shopName: string;
  status: "requested" | "approved" | "received";
};

/** The customer's parcels in transit and open returns; nothing for a guest. */
export async function findToDo(ctx: Context): Promise<{ parcels: MovingParcel[]; returns: OpenReturn[] }> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return { parcels: [], returns: [] };
  const [parcels, returns] = await Promise.all([
    findMovingParcels(ctx, customerId, MAX),
    findOpenReturns(ctx, customerId, MAX),
  ]);
  return { parcels, returns };
}
