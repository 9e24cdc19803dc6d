import type {
  FulfilmentStatus,
  OrderEventAxis,
  OrderPaymentStatus,
  OrderView,
  PurchaseView,
} from "#domain/orders/order/order.ts";
import type { RefundBearer, RefundKind } from "#domain/orders/refund/refund.ts";
import type { ReturnStatus } from "#domain/orders/return/return.ts";
import type { LineToSend } from "#domain/fulfilment/fulfilment/shop-order.ts";
import type { Parcel } from "#domain/fulfilment/parcel/parcel.ts";
import type { ShownMoney } from "#shared/money.ts";

/** Pending work: goods to send, payments to receive, refunds that failed. */
export const ORDER_WORK = ["to_ship", "awaiting_payment", "refund_stuck"] as const;
export type OrderWork = (typeof ORDER_WORK)[number];

/** An order in the list of all orders. */
export type AdminOrderRow = {
  id: number;
  code: string;
  trxId: string;
  /** An ISO instant. */
  placedAt: string;
  shop: { id: number; slug: string; name: string };
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  fulfilmentStatus: FulfilmentStatus;
  paymentStatus: OrderPaymentStatus;
  paymentMethod: string;
  deliveryName: string;
  units: number;
  total: ShownMoney;
  /** Of staff. */
  tags: string[];
};

export type PaymentTry = {
  id: number;
  provider: string;
  status: "started" | "paid" | "failed";
  amount: ShownMoney;
  reference: string | null;
  failure: string | null;
  createdAt: string;
  settledAt: string | null;
};

export type ProviderRefund = {
  id: number;
  paymentId: number;
  status: "started" | "done" | "failed";
  amount: ShownMoney;
  reason: string;
  createdAt: string;
  settledAt: string | null;
};

/** Money of a payment that the shopper's bank has taken back, or returned. */
export type DisputeRecord = {
  id: number;
  provider: string;
  status: "open" | "won" | "lost";
  amount: ShownMoney;
  reference: string;
  openedAt: string;
  endedAt: string | null;
};

/** Refunded money of the order, with the reason and the actor. */
export type RefundRecord = {
  id: number;
  kind: RefundKind;
  amount: ShownMoney;
  bearer: RefundBearer;
  note: string;
  actor: "shopper" | "shop" | "operator" | "system" | "provider";
  actorName: string | null;
  at: string;
};

/** A status change of an order with its actor. */
export type OrderRecordEvent = {
  axis: OrderEventAxis;
  fromStatus: string | null;
  status: string;
  actor: "shopper" | "shop" | "operator" | "system" | "provider";
  actorName: string | null;
  note: string;
  at: string;
};

/** Everything about one order, for the operator. */
export type OrderRecord = {
  id: number;
  order: OrderView;
  purchase: Omit<PurchaseView, "orders">;
  /** Of its delivery address; null without one. */
  addressVersion: string | null;
  customerId: number | null;
  siblings: { code: string; shopName: string; fulfilmentStatus: FulfilmentStatus; paymentStatus: OrderPaymentStatus }[];
  payments: PaymentTry[];
  refunds: RefundRecord[];
  payouts: ProviderRefund[];
  disputes: DisputeRecord[];
  returns: { id: number; status: ReturnStatus; at: string }[];
  events: OrderRecordEvent[];
  parcels: Parcel[];
  /** With what is packed, sent and left. */
  lines: LineToSend[];
  /** Whether staff may pack and send in the shop's place now. */
  canSend: boolean;
  /** Whether a dispute holds the money: until it is decided, nothing is canceled or refunded. */
  isDisputed: boolean;
  actions: OrderRecordAction[];
};

/** The operator's actions for an order now. */
export type OrderRecordAction = "confirm" | "deliver" | "address" | "cancel" | "refund";
