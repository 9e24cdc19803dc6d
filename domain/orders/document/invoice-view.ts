import type { OrderLineView, OrderView, PurchaseView } from "#domain/orders/order/order.ts";
import type { ShownMoney } from "#shared/money.ts";

/** Who issued it: by law where the shop has told it, else its name alone. */
export type SellerView = { name: string; lines: string[]; vatNumber: string };

/** What was taxed at a rate; `percent` is null where it is only known for delivery. */
export type TaxRow = { percent: number | null; net: ShownMoney; tax: ShownMoney };

export type CreditNoteLink = { number: string; issuedAt: string; total: ShownMoney };

export type InvoiceLine = OrderLineView & {
  /** By coupons. */
  discount: ShownMoney | null;
};

export type InvoiceOrder = Omit<OrderView, "lines"> & {
  lines: InvoiceLine[];
  seller: SellerView;
  taxes: TaxRow[];
  creditNotes: CreditNoteLink[];
};

/** A purchase, or one order of it, as its invoices show it. */
export type InvoiceView = Omit<PurchaseView, "orders"> & {
  /** In which it was bought. */
  languageCode: string;
  orders: InvoiceOrder[];
};
