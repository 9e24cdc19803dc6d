import type { ShownMoney } from "#shared/money.ts";
import type { ShopStatus } from "#shared/shop-status.ts";

/** A shop in the operator's list. `sales`: delivered, in the base currency; `latePercent`: of its delivered orders. */
export type AdminShopRow = {
  id: number;
  slug: string;
  name: string;
  status: ShopStatus;
  ownerEmail: string | null;
  joinedAt: string;
  productsCount: number;
  ordersCount: number;
  openOrdersCount: number;
  rating: number;
  sales: ShownMoney;
  latePercent: number | null;
};

type ShopNote = { id: number; text: string; writtenBy: string; createdAt: string };

export type ShopRecord = AdminShopRow & {
  ownerId: number | null;
  ownerName: string;
  statusReason: string;
  isApprovalRequired: boolean;
  isOperator: boolean;
  imprint: string[];
  notes: ShopNote[];
};
