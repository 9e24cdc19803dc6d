import type { MovementKind } from "../stock/stock.ts";

/** A variant with its stock, for its manager. */
export type InventoryRecord = {
  /** The same as `variantId`. */
  id: number;
  variantId: number;
  productId: number;
  productName: string;
  /** Color and values, such as "Red, L"; empty for a product without choices. */
  choice: string;
  image: string | null;
  sku: string;
  barcode: string;
  isActive: boolean;
  onHand: number;
  /** Of `onHand`, for open orders. */
  allocated: number;
  available: number;
  /** From this number of available units down, the product counts as low in stock; the same for all its variants. */
  threshold: number;
  shopName: string;
};

/** What changed the stock of a variant, when, and for whom. */
export type MovementRecord = {
  id: number;
  kind: MovementKind;
  /** As stored: negative only for an adjustment. */
  quantity: number;
  note: string;
  orderCode: string | null;
  /** Who adjusted it: sellers do not see names of staff. Null for orders and imports. */
  actor: { side: "shop" | "operator"; name: string } | null;
  createdAt: string;
};
