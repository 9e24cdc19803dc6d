import { documentNumber, readDocumentNumber } from "#domain/orders/invoice/invoice.ts";
import { getOrderInvoice } from "#domain/orders/order/get-purchase.ts";
import { amountShower } from "#domain/orders/order/present-purchase.ts";
import { subtractMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CreditNoteView } from "./credit-note-view.ts";
import { findCreditedLines, findInvoicedLines, findPayouts, getCreditNoteRow } from "./credit-note.repository.ts";
import { presentSeller } from "./get-invoice.ts";
import { findInvoiceFacts } from "./invoice-facts.repository.ts";
import { addTaxes } from "./sum-taxes.ts";

/** A formatted number, with the key of the order's or the purchase's mail. */
export type WantedCreditNote = { number: string; key?: string | undefined };

/** A credit note for anyone who may see the invoice that it corrects; null for everyone else. */
export async function getCreditNote(ctx: Context, wanted: WantedCreditNote): Promise<CreditNoteView | null> {
  const read = readDocumentNumber(wanted.number);
  const row = read && (await getCreditNoteRow(ctx, read));
  const purchase = row && (await getOrderInvoice(ctx, row.orderCode, wanted.key));
  if (!row || !purchase) return null;
  const order = purchase.orders[0]!;
  const [showAmount, [facts], lines, payouts] = await Promise.all([
    amountShower(ctx, row.currency),
    findInvoiceFacts(ctx, [row.orderCode]),
    row.refundId === null
      ? findInvoicedLines(ctx, row.orderId, row.currency)
      : findCreditedLines(ctx, row.refundId, row.currency),
    row.refundId === null ? [] : findPayouts(ctx, row.refundId, row.currency),
  ]);
  const parts = lines.map(({ rateBasisPoints, amount, tax }) => ({
    rateBasisPoints,
    net: subtractMoney(amount, tax),
    tax,
  }));
  return {
    number: documentNumber(read),
    issuedAt: row.issuedAt.toISOString(),
    orderCode: order.code,
    trxId: purchase.trxId,
    invoiceNumber: order.invoiceNumber,
    invoicedAt: order.invoicedAt,
    languageCode: facts!.languageCode,
    shop: order.shop,
    logo: facts!.logo,
    seller: presentSeller(ctx, order, row),
    billingAddress: purchase.billingAddress ?? purchase.shippingAddress,
    vatNumber: purchase.vatNumber,
    kind: row.kind,
    note: row.note,
    lines: lines.map(({ orderLineId, name, variantsName, sku, quantity, rateBasisPoints, amount, tax }) => ({
      product: orderLineId === null ? null : { name: name ?? "", variantsName: variantsName ?? "", sku: sku ?? "" },
      quantity,
      taxPercent: percentOf(rateBasisPoints),
      tax: showAmount(tax),
      amount: showAmount(amount),
    })),
    taxes: addTaxes(parts).map(({ rateBasisPoints, net, tax }) => ({
      percent: percentOf(rateBasisPoints),
      net: showAmount(net),
      tax: showAmount(tax),
    })),
    amount: showAmount(row.amount),
    tax: showAmount(row.tax),
    payouts: payouts.map(({ method, amount }) => ({ method, amount: showAmount(amount) })),
  };
}

function percentOf(rateBasisPoints: number | null): number | null {
  return rateBasisPoints === null ? null : rateBasisPoints / 100;
}
