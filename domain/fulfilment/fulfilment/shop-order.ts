import type { Actor, OrderEventAxis, OrderView, PurchaseView } from "../../orders/order/order.ts";
import type { Parcel } from "../parcel/parcel.ts";
import type { FulfilmentStatus, OrderPaymentStatus } from "../../orders/order/order.ts";
import type { Money, ShownMoney } from "#shared/money.ts";

/** The filters of a shop's orders: `new` is to be confirmed, `to_send` to be packed, `unpaid` to be paid. */
export const SHOP_ORDER_STATES = ["all", "new", "to_send", "on_the_way", "delivered", "canceled", "unpaid"] as const;
export type ShopOrderState = (typeof SHOP_ORDER_STATES)[number];

export type ShopOrderCounts = Record<ShopOrderState, number>;

/** An order in a shop's list, as stored. */
export type ShopOrderRow = {
  id: number;
  code: string;
  placedAt: string;
  customerName: string;
  place: string;
  fulfilmentStatus: FulfilmentStatus;
  paymentStatus: OrderPaymentStatus;
  paymentMethod: string;
  total: Money;
};

/** An order in a shop's list. */
export type ShopOrderCard = Omit<ShopOrderRow, "total"> & {
  total: ShownMoney;
  units: number;
  /** Of the shop. */
  tags: string[];
  /** Its first lines. */
  lines: { name: string; image: string | null; quantity: number }[];
  linesCount: number;
};

/** A line to be sent by the shop. */
export type LineToSend = {
  id: number;
  name: string;
  variantsName: string;
  sku: string;
  image: string | null;
  isDigital: boolean;
  quantity: number;
  /** In parcels that were handed over or delivered. */
  sent: number;
  /** In packed parcels. */
  packed: number;
  /** In no parcel yet. */
  open: number;
};

/** A status change of the order: when, what, who, and why. */
export type ShopOrderEvent = {
  axis: OrderEventAxis;
  status: string;
  actor: Actor["kind"];
  note: string;
  at: string;
};

export type ShopOrderAction = "confirm" | "pack" | "deliver" | "address" | "cancel";

/** One order, for its shop. */
export type ShopOrder = {
  id: number;
  order: OrderView;
  /** The purchase with only this order. */
  purchase: PurchaseView;
  /** Of its delivery address; null without one. */
  addressVersion: string | null;
  lines: LineToSend[];
  parcels: Parcel[];
  history: ShopOrderEvent[];
  actions: ShopOrderAction[];
  isPaymentAwaited: boolean;
  /** Whether a dispute holds the money: until it is decided, nothing is canceled or refunded. */
  isDisputed: boolean;
};

/** A product of a shop that is nearly sold out. */
export type LowStock = { productSlug: string; name: string; sku: string; image: string | null; left: number };
