import type { RefundDestination } from "#domain/orders/refund/refund.ts";
import type { RefundView } from "#domain/orders/refund/find-refunds.ts";
import type { ShopOrStaff } from "#domain/shops/shop/require-shop-or-staff.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { ReturnReason } from "#shared/return-choices.ts";

export type ReturnStatus = "requested" | "approved" | "received" | "refunded" | "rejected" | "withdrawn";

/** The allowed status changes of a return. */
export const RETURN_MOVES: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ["approved", "rejected", "withdrawn"],
  approved: ["received", "withdrawn"],
  received: ["refunded", "rejected"],
  refunded: [],
  rejected: [],
  withdrawn: [],
};

/** An action on a return. */
export type ReturnAction = "withdraw" | "approve" | "reject" | "receive" | "refund";

/** Who answers a return: its shop, or the operator in its place. */
export type ReturnOwner = ShopOrStaff;

/** Who changes a status; the system acts when a deadline passes. */
export type ReturnActor = { kind: "shopper" | "shop" | "operator" | "system"; customerId: number | null };

export type ReturnLineView = {
  orderLineId: number;
  productSlug: string;
  name: string;
  variantsName: string;
  image: string | null;
  quantity: number;
  isDigital: boolean;
  isRestocked: boolean | null;
};

export type ReturnView = {
  id: number;
  orderCode: string;
  shop: { slug: string; name: string };
  shopperName: string;
  status: ReturnStatus;
  reason: ReturnReason;
  text: string;
  refundTo: RefundDestination;
  instructions: string;
  rejection: string;
  requestedAt: string;
  answeredAt: string | null;
  receivedAt: string | null;
  endedAt: string | null;
  lines: ReturnLineView[];
  /** Ids; the files are read by a separate call. */
  pictures: number[];
  /** The current value of the goods; null if nothing is left to refund. */
  worth: ShownMoney | null;
  refund: Omit<RefundView, "orderId" | "returnId"> | null;
  actions: ReturnAction[];
};

/** A return in a list. */
export type ReturnCard = Pick<
  ReturnView,
  "id" | "orderCode" | "shop" | "shopperName" | "status" | "reason" | "requestedAt"
> & { unitsCount: number; firstName: string; image: string | null; linesCount: number };

/** The actions pending for the shop, or for the operator in its place. */
export function managerActions(status: ReturnStatus): ReturnAction[] {
  switch (status) {
    case "requested":
      return ["approve", "reject"];
    case "approved":
      return ["receive"];
    case "received":
      return ["refund", "reject"];
    default:
      return [];
  }
}

export function shopperActions(status: ReturnStatus): ReturnAction[] {
  return RETURN_MOVES[status].includes("withdrawn") ? ["withdraw"] : [];
}
