import type { Note } from "#domain/platform/note/note.ts";
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
  /** Of staff. */
  tags: string[];
};

export type ShopRecord = Omit<AdminShopRow, "tags"> & {
  ownerId: number | null;
  ownerName: string;
  statusReason: string;
  isApprovalRequired: boolean;
  isOperator: boolean;
  imprint: string[];
  notes: Note[];
};
