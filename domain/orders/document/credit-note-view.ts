import type { AddressView } from "#domain/orders/order/order.ts";
import type { ShopLink } from "#domain/catalog/product/product.ts";
import type { PayoutMethod, RefundKind } from "#domain/orders/refund/refund.ts";
import type { ShownMoney } from "#shared/money.ts";
import type { SellerView, TaxRow } from "./invoice-view.ts";

/** The credited part of an order; without a product it is the delivery. */
export type CreditedLine = {
  product: { name: string; variantsName: string; sku: string } | null;
  /** 0 for money without units. */
  quantity: number;
  taxPercent: number | null;
  tax: ShownMoney;
  amount: ShownMoney;
};

/** The document of a refund, or of an invoice that is reversed unpaid. Amounts include tax. */
export type CreditNoteView = {
  number: string;
  issuedAt: string;
  orderCode: string;
  trxId: string;
  invoiceNumber: string | null;
  invoicedAt: string | null;
  languageCode: string;
  shop: ShopLink;
  /** The logo of its shop today. */
  logo: string | null;
  seller: SellerView;
  billingAddress: AddressView | null;
  vatNumber: string;
  kind: RefundKind;
  note: string;
  lines: CreditedLine[];
  taxes: TaxRow[];
  amount: ShownMoney;
  tax: ShownMoney;
  payouts: { method: PayoutMethod; amount: ShownMoney }[];
};
