import type { Database } from "#db/client.ts";
import { parcelLines, parcels } from "#db/schema/parcel.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { randomFor } from "../random.ts";
import { HOURS_UNTIL, hoursAfter } from "./order-times.ts";
import { hasLeft, isLineSent, type PlannedOrder, type PlannedPurchase } from "./plan-orders.ts";

const HOURS_TO_PACK = 4;
const CARRIERS = [
  { carrierCode: "ups", carrierName: "UPS", prefix: "1Z", digits: 16, link: "https://www.ups.com/track?tracknum=" },
  {
    carrierCode: "usps",
    carrierName: "USPS",
    prefix: "94",
    digits: 20,
    link: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  },
  {
    carrierCode: "fedex",
    carrierName: "FedEx",
    prefix: "",
    digits: 12,
    link: "https://www.fedex.com/fedextrack/?trknbr=",
  },
];

type Sent = { purchase: PlannedPurchase; order: PlannedOrder; orderId: number; lineIds: readonly number[] };

/** One parcel for all sent lines; the other lines of an order for pick-up are packed in a second one. */
export async function insertParcels(
  db: Database,
  { purchase, order, orderId, lineIds }: Sent,
  now: Date,
): Promise<void> {
  if (!hasLeft(order.stage)) return;
  const random = randomFor(`parcel ${order.code}`);
  const { prefix, digits, link, ...carrier } = random.pick(CARRIERS);
  const trackingNumber = prefix + Array.from({ length: digits }, () => random.between(0, 9)).join("");
  const at = (hours: number) => hoursAfter(purchase, hours, now);
  const isDelivered = order.stage === "delivered";
  const places = order.lines.map((_line, place) => place);
  const rows = [
    {
      state: isDelivered ? ("delivered" as const) : ("handed_over" as const),
      ...carrier,
      trackingNumber,
      trackingLink: link + trackingNumber,
      handedOverAt: at(HOURS_UNTIL.picked_up),
      endedAt: isDelivered ? at(HOURS_UNTIL.delivered) : null,
      places: places.filter((place) => isLineSent(order, place)),
    },
    { state: "packed" as const, ...carrier, places: places.filter((place) => !isLineSent(order, place)) },
  ].filter((row) => row.places.length > 0);
  const createdAt = at(HOURS_TO_PACK);
  const ids = await insertWithIds(
    db,
    parcels,
    rows.map(({ places: _places, ...row }) => ({ ...row, orderId, createdAt })),
  );
  await insertRows(
    db,
    parcelLines,
    rows.flatMap((row, index) =>
      row.places.map((place) => ({
        parcelId: ids[index]!,
        orderLineId: lineIds[place]!,
        quantity: order.lines[place]!.quantity,
      })),
    ),
  );
}
