import { documentNumber } from "#domain/orders/invoice/invoice.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { translationOf } from "#domain/platform/language/keywords.ts";
import { getOrderInvoice, getPurchase } from "#domain/orders/order/get-purchase.ts";
import type { OrderView, PurchaseView } from "#domain/orders/order/order.ts";
import { amountShower } from "#domain/orders/order/present-purchase.ts";
import { addressLines } from "#shared/address-lines.ts";
import { isZero } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { InvoiceOrder, InvoiceView, SellerView } from "./invoice-view.ts";
import { findCreditNoteLinks } from "./credit-note.repository.ts";
import { findInvoiceFacts, findTaxedLines, type InvoiceFacts, type TaxedLine } from "./invoice-facts.repository.ts";
import { sumTaxes } from "./sum-taxes.ts";

/** A purchase by its trx_id, or one order by its code; `key` is that of the mail. */
export type WantedInvoice = { code: string; key?: string | undefined };

/** The invoices of a purchase or of one order, for anyone who may see them; null for everyone else. */
export async function getInvoice(ctx: Context, { code, key }: WantedInvoice): Promise<InvoiceView | null> {
  const purchase =
    (await getPurchase(ctx, { trxId: code, ...(key ? { key } : {}) })) ?? (await getOrderInvoice(ctx, code, key));
  return purchase && presentInvoice(ctx, purchase);
}

/** The same context in another language. */
export async function inLanguage(ctx: Context, code: string): Promise<Context> {
  const language = (await findLanguages(ctx)).find((each) => each.code === code);
  return language ? { ...ctx, t: translationOf(code), visitor: { ...ctx.visitor, language } } : ctx;
}

async function presentInvoice(ctx: Context, purchase: PurchaseView): Promise<InvoiceView> {
  const codes = purchase.orders.map(({ code }) => code);
  const facts = await findInvoiceFacts(ctx, codes);
  const orderIds = facts.map(({ orderId }) => orderId);
  const lines = await findTaxedLines(ctx, orderIds);
  const creditNotes = await findCreditNoteLinks(ctx, orderIds);
  const { currency, languageCode } = facts[0]!;
  const showAmount = await amountShower(ctx, currency);
  const presentOrder = (order: OrderView): InvoiceOrder => {
    const own = facts.find(({ code }) => code === order.code)!;
    const taxed = lines.filter(({ orderId }) => orderId === own.orderId);
    return {
      ...order,
      lines: order.lines.map((line, index) => ({ ...line, discount: discountOf(taxed[index]!) })),
      seller: presentSeller(ctx, order, own),
      logo: own.logo,
      taxes: sumTaxes(taxed, own, purchase.taxDisplay).map(({ rateBasisPoints, net, tax }) => ({
        percent: rateBasisPoints === null ? null : rateBasisPoints / 100,
        net: showAmount(net),
        tax: showAmount(tax),
      })),
      creditNotes: creditNotes
        .filter(({ orderId }) => orderId === own.orderId)
        .map(({ issuedAt, amount, ...issued }) => ({
          number: documentNumber(issued),
          issuedAt: issuedAt.toISOString(),
          total: showAmount(amount),
        })),
    };
  };
  const discountOf = ({ discount }: TaxedLine) => (isZero(discount) ? null : showAmount(discount));
  return { ...purchase, languageCode, orders: purchase.orders.map(presentOrder) };
}

export function presentSeller(
  ctx: Context,
  { shop }: Pick<OrderView, "shop">,
  { seller }: Pick<InvoiceFacts, "seller">,
): SellerView {
  if (!seller) return { name: shop.name, lines: [], vatNumber: "" };
  const countries = new Intl.DisplayNames([ctx.visitor.language.code], { type: "region", fallback: "code" });
  const lines = [...addressLines(seller), countries.of(seller.countryCode) ?? seller.countryCode];
  return { name: seller.name, lines: lines.filter(Boolean), vatNumber: seller.vatNumber };
}
