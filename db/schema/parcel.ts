import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, id, idOf, instant, isOneOf, partOf, word } from "../columns.ts";
import { orderLines, orders } from "./order.ts";

export const PARCEL_STATES = ["packed", "handed_over", "delivered", "lost", "returned"] as const;

/** What a shop sends of an order at one time. One that was never handed over can be unpacked: its rows are deleted. */
export const parcels = pgTable(
  "parcels",
  {
    id: id(),
    orderId: idOf("order_id", () => orders.id),
    state: word("state", PARCEL_STATES).notNull().default("packed"),
    /** A code of `domain/fulfilment/parcel/carrier.ts`; empty if the shop entered a name. */
    carrierCode: text("carrier_code").notNull().default(""),
    carrierName: text("carrier_name").notNull().default(""),
    trackingNumber: text("tracking_number").notNull().default(""),
    trackingLink: text("tracking_link"),
    /** The box that it is packed in, as it was then; empty if the shop named none. */
    packageName: text("package_name").notNull().default(""),
    lengthMillimeters: integer("length_millimeters"),
    widthMillimeters: integer("width_millimeters"),
    heightMillimeters: integer("height_millimeters"),
    /** On the scales; null: not weighed. */
    weightGrams: integer("weight_grams"),
    createdAt: createdAt(),
    handedOverAt: instant("handed_over_at"),
    /** When it was delivered, lost or returned. */
    endedAt: instant("ended_at"),
  },
  (t) => [
    check("parcels_state", isOneOf(t.state, PARCEL_STATES)),
    check("parcels_handed_over", sql`(${t.state} = 'packed') = (${t.handedOverAt} is null)`),
    check("parcels_ended", sql`(${t.state} in ('packed', 'handed_over')) = (${t.endedAt} is null)`),
    check(
      "parcels_package",
      sql`${t.lengthMillimeters} > 0 and ${t.widthMillimeters} > 0 and ${t.heightMillimeters} > 0 and ${t.weightGrams} > 0`,
    ),
    check("parcels_link", sql`${t.trackingLink} is null or ${t.trackingLink} like 'https://_%'`),
    index("parcels_order").on(t.orderId, t.id),
    index("parcels_search").using("gin", sql`upper(replace(${t.trackingNumber}, ' ', '')) gin_trgm_ops`),
  ],
);

/** Units of an order line in a parcel. A trigger prevents packing more units than were ordered. */
export const parcelLines = pgTable(
  "parcel_lines",
  {
    parcelId: partOf("parcel_id", () => parcels.id),
    orderLineId: idOf("order_line_id", () => orderLines.id),
    quantity: integer("quantity").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.orderLineId] }),
    check("parcel_lines_quantity", sql`${t.quantity} >= 1`),
    index("parcel_lines_line").on(t.orderLineId),
  ],
);
