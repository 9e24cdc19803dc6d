import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, idOf, instant, isOneOf, minorUnits, word } from "../columns.ts";
import { products, variants } from "./product.ts";
import { purchases, totals } from "./purchase.ts";
import { campaignProducts } from "./campaign.ts";
import { customers } from "./customer.ts";
import { shops } from "./shop.ts";

export const FULFILMENT_STATUSES = [
  "pending",
  "confirmed",
  "picked_up",
  "on_the_way",
  "delivered",
  "canceled",
] as const;
export const PAYMENT_STATUSES = ["unpaid", "paid", "partly_refunded", "refunded"] as const;
const EVENT_AXES = ["fulfilment", "payment", "return", "address"] as const;
const ACTORS = ["shopper", "shop", "operator", "system", "provider"] as const;

/** The pick-up point of an order, as of placement. */
export type StoredPickupPoint = {
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
  openingHours: string;
  phone: string;
};

/** The delivery address of an order after it was changed. */
export type StoredDeliveryAddress = {
  name: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
};

type Narrowing = "fulfilmentStatus" | "paymentStatus" | "paymentMethod" | "shipToCountryCode" | "isTracked";

/** What lists of orders are narrowed by; behind the order of a list in its index, PostgreSQL need not read the orders. */
const narrowing = (t: Record<Narrowing, ExtraConfigColumn>) => [
  t.fulfilmentStatus,
  t.paymentStatus,
  t.paymentMethod,
  t.shipToCountryCode,
  t.isTracked,
];

/** One shop's part of a purchase. */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    purchaseId: idOf("purchase_id", () => purchases.id),
    shopId: idOf("shop_id", () => shops.id),
    code: text("code").notNull().unique(),
    fulfilmentStatus: word("fulfilment_status", FULFILMENT_STATUSES).notNull().default("pending"),
    paymentStatus: word("payment_status", PAYMENT_STATUSES).notNull().default("unpaid"),
    /** Those of its purchase, kept by triggers: lists of many orders are narrowed by them. */
    paymentMethod: text("payment_method").notNull().default(""),
    shipToCountryCode: text("ship_to_country_code").notNull().default(""),
    deliveryName: text("delivery_name").notNull().default(""),
    deliveryFromOn: date("delivery_from_on", { mode: "string" }),
    deliveryToOn: date("delivery_to_on", { mode: "string" }),
    /** Null if it is sent. The two dates then say from when on it is ready. */
    pickupPoint: jsonb("pickup_point").$type<StoredPickupPoint>(),
    /** Null: the purchase's, as it was placed. */
    deliveryAddress: jsonb("delivery_address").$type<StoredDeliveryAddress>(),
    /** Its tax is due from the buyer, a business in another country of the EU. */
    isReverseCharge: boolean("is_reverse_charge").notNull().default(false),
    note: text("note").notNull().default(""),
    ...totals(),
    /** SHA-256 of the key in the mail's link. */
    keyHash: text("key_hash"),
    createdAt: createdAt(),
    /** When the last part left the shop, and when everything had arrived. */
    sentAt: instant("sent_at"),
    deliveredAt: instant("delivered_at"),
    /** Whether a parcel of it has a tracking number; written by a trigger on parcels. */
    isTracked: boolean("is_tracked").notNull().default(false),
    /** The longest return window of its lines: until then its shares of shop, affiliate and buyer wait. */
    returnDays: integer("return_days").notNull().default(14),
  },
  (t) => [
    // Without its prefix, which may change.
    uniqueIndex("orders_letters").on(sql`right(${t.code}, 9)`),
    unique("orders_one_per_shop").on(t.purchaseId, t.shopId),
    check("orders_fulfilment_status", isOneOf(t.fulfilmentStatus, FULFILMENT_STATUSES)),
    check("orders_payment_status", isOneOf(t.paymentStatus, PAYMENT_STATUSES)),
    check("orders_return_days", sql`${t.returnDays} >= 0`),
    check("orders_amounts", sql`${t.totalMinor} >= 0 and ${t.subTotalMinor} >= 0`),
    check("orders_delivered", sql`${t.fulfilmentStatus} <> 'delivered' or ${t.deliveredAt} is not null`),
    index("orders_created").on(t.createdAt, t.id, t.shopId, ...narrowing(t)),
    index("orders_shop").on(t.shopId, t.createdAt, t.id, ...narrowing(t)),
    index("orders_total").on(t.totalMinor, t.id, t.shopId, ...narrowing(t)),
    index("orders_shop_total").on(t.shopId, t.totalMinor, t.id, ...narrowing(t)),
    index("orders_fulfilment").on(t.fulfilmentStatus, t.createdAt, t.id),
    index("orders_shop_fulfilment").on(t.shopId, t.fulfilmentStatus, t.createdAt, t.id),
    index("orders_payment").on(t.paymentStatus, t.createdAt, t.id, t.shopId, t.fulfilmentStatus, t.paymentMethod),
    index("orders_shop_payment").on(t.shopId, t.paymentStatus, t.createdAt, t.id),
    index("orders_method").on(t.paymentMethod, t.createdAt, t.id),
    index("orders_shop_method").on(t.shopId, t.paymentMethod, t.createdAt, t.id),
    index("orders_country").on(
      t.shipToCountryCode,
      t.createdAt,
      t.id,
      t.shopId,
      t.fulfilmentStatus,
      t.paymentStatus,
      t.paymentMethod,
    ),
    index("orders_sent")
      .on(t.sentAt)
      .where(sql`fulfilment_status = 'on_the_way'`),
    // Open work is a small part of all orders.
    index("orders_to_ship")
      .on(t.createdAt, t.id, t.paymentMethod, t.paymentStatus)
      .where(sql`fulfilment_status in ('pending', 'confirmed', 'picked_up')`),
    index("orders_unpaid")
      .on(t.createdAt, t.id)
      .where(
        sql`payment_status = 'unpaid' and fulfilment_status not in ('canceled', 'delivered') and payment_method <> 'cash_on_delivery'`,
      ),
    index("orders_untracked")
      .on(t.shopId, t.createdAt, t.id, t.fulfilmentStatus, t.paymentStatus)
      .where(sql`not is_tracked`),
    index("orders_delivery_address_search")
      .using(
        "gin",
        sql`fold_text((delivery_address ->> 'name') || ' ' || regexp_replace(delivery_address ->> 'phone', '[^0-9]', '', 'g')) gin_trgm_ops`,
      )
      .where(sql`delivery_address is not null`),
    index("orders_code_parts").using("gin", sql`${t.code} gin_trgm_ops`),
  ],
);

/** Copied and frozen at placement; amounts in the purchase's currency. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: id(),
    orderId: idOf("order_id", () => orders.id),
    productId: integer("product_id").references(() => products.id, { onDelete: "set null" }),
    variantId: integer("variant_id").references(() => variants.id, { onDelete: "set null" }),
    productSlug: text("product_slug").notNull(),
    productName: text("product_name").notNull(),
    variantName: text("variant_name").notNull().default(""),
    sku: text("sku").notNull(),
    image: text("image"),
    productType: text("product_type").notNull().default("physical"),
    quantity: integer("quantity").notNull(),
    unitPriceMinor: minorUnits("unit_price_minor").notNull(),
    /** The price without the offer, if there was one. */
    oldUnitPriceMinor: minorUnits("old_unit_price_minor"),
    lineTotalMinor: minorUnits("line_total_minor").notNull(),
    couponDiscountMinor: minorUnits("coupon_discount_minor").notNull().default(0),
    /** The part of it that the operator bears; the shop bears the rest. */
    operatorDiscountMinor: minorUnits("operator_discount_minor").notNull().default(0),
    /** The campaign product whose caps these units count against. */
    campaignProductId: integer("campaign_product_id").references(() => campaignProducts.id, { onDelete: "set null" }),
    taxClassCode: text("tax_class_code").notNull(),
    taxRateBasisPoints: integer("tax_rate_basis_points").notNull().default(0),
    taxMinor: minorUnits("tax_minor").notNull().default(0),
    /** The operator's commission, and its rate. */
    commissionBasisPoints: integer("commission_basis_points").notNull().default(0),
    commissionMinor: minorUnits("commission_minor").notNull().default(0),
    /** Points that its buyer earns on delivery. */
    rewardPoints: integer("reward_points").notNull().default(0),
    referralCode: text("referral_code"),
    /** How long it can be returned, counted from delivery. */
    returnDays: integer("return_days").notNull().default(14),
  },
  (t) => [
    check("order_lines_earned", sql`${t.commissionMinor} >= 0 and ${t.rewardPoints} >= 0`),
    check("order_lines_return_days", sql`${t.returnDays} >= 0`),
    check("order_lines_quantity", sql`${t.quantity} >= 1`),
    check(
      "order_lines_amounts",
      sql`${t.lineTotalMinor} = ${t.unitPriceMinor} * ${t.quantity} and ${t.unitPriceMinor} >= 0 and ${t.taxMinor} >= 0`,
    ),
    index("order_lines_order").on(t.orderId),
    index("order_lines_variant").on(t.variantId),
    index("order_lines_product").on(t.productId),
    index("order_lines_search").using("gin", sql`fold_text(${t.productName} || ' ' || ${t.sku}) gin_trgm_ops`),
    index("order_lines_campaign_product")
      .on(t.campaignProductId)
      .where(sql`campaign_product_id is not null`),
  ],
);

/** Append-only history: one row per status change. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: id(),
    orderId: idOf("order_id", () => orders.id),
    axis: word("axis", EVENT_AXES).notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    actor: word("actor", ACTORS).notNull(),
    actorId: integer("actor_id").references(() => customers.id, { onDelete: "set null" }),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    check("order_events_axis", isOneOf(t.axis, EVENT_AXES)),
    check("order_events_actor", isOneOf(t.actor, ACTORS)),
    index("order_events_order").on(t.orderId, t.id),
  ],
);

/** The last invoice number of each shop; locked while the next one is taken. */
export const invoiceCounters = pgTable("invoice_counters", {
  shopId: integer("shop_id")
    .primaryKey()
    .references(() => shops.id),
  lastNumber: integer("last_number").notNull(),
});

/** The issuer of a document, as of its issue. */
export type StoredSeller = {
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
  vatNumber: string;
};

export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    orderId: integer("order_id")
      .notNull()
      .unique()
      .references(() => orders.id),
    shopId: idOf("shop_id", () => shops.id),
    number: integer("number").notNull(),
    prefix: text("prefix").notNull().default("INV"),
    /** Null if the shop had no imprint. */
    seller: jsonb("seller").$type<StoredSeller>(),
    issuedAt: instant("issued_at").notNull(),
  },
  (t) => [
    unique("invoices_number").on(t.shopId, t.number),
    check("invoices_number_positive", sql`${t.number} > 0`),
    // Formatted like `documentNumber`.
    index("invoices_search").using(
      "gin",
      sql`(${t.prefix} || '-' || ${t.shopId}::text || '-' || lpad(${t.number}::text, greatest(6, length(${t.number}::text)), '0')) gin_trgm_ops`,
    ),
  ],
);
