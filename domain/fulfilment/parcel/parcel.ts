export type ParcelState = "packed" | "handed_over" | "delivered" | "lost" | "returned";

/** The moves that a parcel may make. A packed one can also be unpacked: then it is no more. */
export const PARCEL_MOVES: Record<ParcelState, readonly ParcelState[]> = {
  packed: ["handed_over"],
  handed_over: ["delivered", "lost", "returned"],
  delivered: [],
  lost: [],
  returned: [],
};

/** What is in a parcel of one line of the order. */
export type ParcelLine = {
  orderLineId: number;
  name: string;
  variantsName: string;
  sku: string;
  image: string | null;
  quantity: number;
};

/** A parcel as everybody may see it who may see its order. Instants are ISO strings. */
export type Parcel = {
  id: number;
  orderId: number;
  state: ParcelState;
  carrierCode: string;
  /** As people know it; empty where the shop did not say. */
  carrierName: string;
  trackingNumber: string;
  /** Begins with https. */
  trackingLink: string | null;
  packedAt: string;
  handedOverAt: string | null;
  endedAt: string | null;
  lines: ParcelLine[];
};
