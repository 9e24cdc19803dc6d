import type { OrderLineView, OrderView, PurchaseView } from "#domain/orders/order/order.ts";
import type { ShownMoney } from "#shared/money.ts";

/** The issuer: from the shop's imprint, else just its name. */
export type SellerView = { name: string; lines: string[]; vatNumber: string };

/** The taxed amount of a rate; `percent` is null if only the delivery is known to have it. */
export type TaxRow = { percent: number | null; net: ShownMoney; tax: ShownMoney };

export type CreditNoteLink = { number: string; issuedAt: string; total: ShownMoney };

export type InvoiceLine = OrderLineView & {
  /** By coupons. */
  discount: ShownMoney | null;
};

export type InvoiceOrder = Omit<OrderView, "lines"> & {
  lines: InvoiceLine[];
  seller: SellerView;
  /** The logo of its shop today. */
  logo: string | null;
  taxes: TaxRow[];
  creditNotes: CreditNoteLink[];
};

/** A purchase, or one order of it, as shown on its invoices. */
export type InvoiceView = Omit<PurchaseView, "orders"> & {
  /** The language of the purchase. */
  languageCode: string;
  orders: InvoiceOrder[];
};
