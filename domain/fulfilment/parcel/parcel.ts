export type ParcelState = "packed" | "handed_over" | "delivered" | "lost" | "returned";

/** The status changes allowed for a parcel. A packed one can also be unpacked, which deletes it. */
export const PARCEL_MOVES: Record<ParcelState, readonly ParcelState[]> = {
  packed: ["handed_over"],
  handed_over: ["delivered", "lost", "returned"],
  delivered: [],
  lost: [],
  returned: [],
};

/** The units of one order line in a parcel. */
export type ParcelLine = {
  orderLineId: number;
  name: string;
  variantsName: string;
  sku: string;
  image: string | null;
  quantity: number;
};

/** A parcel's package and weight; empty or null if the shop gave none. */
export type ParcelPackage = {
  packageName: string;
  lengthMillimeters: number | null;
  widthMillimeters: number | null;
  heightMillimeters: number | null;
  weightGrams: number | null;
};

/** A parcel as shown to anyone who may see its order. Instants are ISO strings. */
export type Parcel = ParcelPackage & {
  id: number;
  orderId: number;
  state: ParcelState;
  carrierCode: string;
  /** The display name; empty if the shop gave none. */
  carrierName: string;
  trackingNumber: string;
  /** Starts with https. */
  trackingLink: string | null;
  packedAt: string;
  handedOverAt: string | null;
  endedAt: string | null;
  lines: ParcelLine[];
};
