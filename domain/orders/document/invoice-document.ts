import { reverseChargeSentence } from "#shared/reverse-charge-sentence.ts";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import type { Context } from "../../context.ts";
import type { InvoiceLine, InvoiceOrder, InvoiceView, SellerView } from "./invoice-view.ts";
import type { PdfDocument, PdfBlock, PdfRow, Sheet } from "./pdf-document.ts";
import type { Logos } from "./read-logos.ts";
import { addressTexts, amountText, dayText, isolated } from "./document-text.ts";

/** The invoices of a purchase or an order, one sheet each; in the language of `ctx`. `logos`: by their file names. */
export function invoiceDocument(ctx: Context, invoice: InvoiceView, logos: Logos): PdfDocument {
  const { language } = ctx.visitor;
  const numbers = invoice.orders.map((order) => order.invoiceNumber ?? order.code);
  return {
    name: `${ctx.t("Invoice")} ${numbers.join(", ")}`,
    languageCode: language.code,
    direction: language.direction,
    pageLabel: ctx.t("Page {page} of {pages}"),
    sheets: invoice.orders.map((order) => ({
      ...invoiceSheet(ctx, invoice, order),
      logo: logos.get(order.logo ?? ""),
    })),
  };
}

function invoiceSheet(ctx: Context, invoice: InvoiceView, order: InvoiceOrder): Sheet {
  const { t } = ctx;
  return {
    heading: order.invoiceNumber ? t("Invoice") : t("Order"),
    number: isolated(order.invoiceNumber ?? order.code),
    issuer: issuerOf(ctx, order.seller, order.shop.name),
    blocks: [
      partsBlock(ctx, invoice, order),
      linesBlock(ctx, order.lines, invoice.taxDisplay),
      { kind: "sums", rows: sumsOf(ctx, invoice, order) },
      ...taxBlock(ctx, order),
      { kind: "text", lines: closingLines(ctx, invoice, order) },
    ],
  };
}

export function issuerOf(ctx: Context, seller: SellerView, shopName: string): Sheet["issuer"] {
  const { t } = ctx;
  return {
    name: isolated(seller.name),
    lines: [
      ...seller.lines.map(isolated),
      ...(seller.vatNumber ? [`${t("VAT number")}: ${isolated(seller.vatNumber)}`] : []),
      ...(seller.name === shopName ? [] : [isolated(shopName)]),
      t("sold on {market}", { market: isolated(ctx.settings.shopName) }),
    ],
  };
}

function partsBlock(ctx: Context, invoice: InvoiceView, order: InvoiceOrder): PdfBlock {
  const { t } = ctx;
  const billing = invoice.billingAddress ?? invoice.shippingAddress;
  const isShipped = order.lines.some((line) => !line.isDigital);
  const facts = [
    `${t("Order")}: ${isolated(order.code)}`,
    `${t("Date")}: ${dayText(ctx, order.invoicedAt ?? invoice.placedAt)}`,
    `${t("Order date")}: ${dayText(ctx, invoice.placedAt)}`,
    `${t("Payment")}: ${paymentMethodName(invoice.paymentMethod, t)}`,
  ];
  const vatNumber = invoice.vatNumber ? [`${t("VAT number")}: ${isolated(invoice.vatNumber)}`] : [];
  return {
    kind: "parts",
    parts: [
      ...(billing ? [{ name: t("Bill to"), lines: [...addressTexts(billing), ...vatNumber] }] : []),
      ...(order.pickupPoint ? [{ name: t("Picked up at"), lines: addressTexts(order.pickupPoint) }] : []),
      ...(invoice.shippingAddress && isShipped && !order.pickupPoint
        ? [{ name: t("Ship to"), lines: addressTexts(invoice.shippingAddress) }]
        : []),
      { name: t("Details"), lines: facts },
    ],
  };
}

function linesBlock(ctx: Context, lines: readonly InvoiceLine[], taxDisplay: InvoiceView["taxDisplay"]): PdfBlock {
  const { t } = ctx;
  const hasDiscount = lines.some(({ discount }) => discount !== null);
  return {
    kind: "table",
    columns: [
      { name: t("Product"), share: hasDiscount ? 3.4 : 4.2 },
      { name: t("Quantity"), share: 1.1, isFigure: true },
      { name: t("Unit price"), share: 1.6, isFigure: true },
      ...(hasDiscount ? [{ name: t("Discount"), share: 1.4, isFigure: true }] : []),
      { name: taxDisplay === "after_tax" ? t("Includes tax") : t("Tax"), share: 1.5, isFigure: true },
      { name: t("Total"), share: 1.6, isFigure: true },
    ],
    rows: lines.map((line): PdfRow => [
      { text: isolated(line.name), notes: lineNotes(line) },
      { text: String(line.quantity) },
      { text: amountText(line.price) },
      ...(hasDiscount ? [{ text: line.discount ? isolated(`−${line.discount.formatted}`) : "" }] : []),
      { text: amountText(line.tax), notes: [isolated(`${line.taxPercent}%`)] },
      { text: amountText(line.total) },
    ]),
  };
}

export function lineNotes({ variantsName, sku }: { variantsName: string; sku: string }): string[] {
  return [...(variantsName ? [isolated(variantsName)] : []), isolated(sku)];
}

/** The same rows in the same order as on the screen. */
function sumsOf(ctx: Context, { taxDisplay }: InvoiceView, order: InvoiceOrder) {
  const { t } = ctx;
  const takenOff = (name: string, value: InvoiceOrder["total"]) =>
    value.amount > 0 ? [{ name, value: isolated(`−${value.formatted}`) }] : [];
  const isShipped = order.lines.some((line) => !line.isDigital);
  const shipping = order.shipping.amount === 0 ? t("Free") : amountText(order.shipping);
  const isTaxAdded = taxDisplay === "before_tax";
  return [
    { name: t("Subtotal"), value: amountText(order.subTotal) },
    ...takenOff(t("Discount"), order.discountOffer),
    ...takenOff(t("Coupon"), order.couponDiscount),
    ...(isShipped ? [{ name: t("Shipping"), value: shipping }] : []),
    ...(isTaxAdded ? [{ name: t("Tax"), value: amountText(order.tax) }] : []),
    ...(isTaxAdded && order.shippingTax.amount > 0
      ? [{ name: t("Tax on shipping"), value: amountText(order.shippingTax) }]
      : []),
    { name: t("Total"), value: amountText(order.total), isStrong: true },
    ...(isTaxAdded ? [] : [{ name: t("Includes tax"), value: amountText(order.tax) }]),
  ];
}

export function taxBlock(ctx: Context, { taxes }: Pick<InvoiceOrder, "taxes">): PdfBlock[] {
  const { t } = ctx;
  if (taxes.every(({ tax }) => tax.amount === 0)) return [];
  return [
    {
      kind: "table",
      name: t("Taxes"),
      columns: [
        { name: t("Tax rate"), share: 2 },
        { name: t("Net amount"), share: 2, isFigure: true },
        { name: t("Tax"), share: 2, isFigure: true },
      ],
      rows: taxes.map(({ percent, net, tax }) => [
        { text: percent === null ? t("Shipping") : isolated(`${percent}%`) },
        { text: amountText(net) },
        { text: amountText(tax) },
      ]),
    },
  ];
}

function closingLines(ctx: Context, invoice: InvoiceView, order: InvoiceOrder): string[] {
  const { t } = ctx;
  return [
    paymentLine(ctx, invoice, order),
    ...(order.isReverseCharge ? [reverseChargeSentence(t)] : []),
    ...order.creditNotes.map(({ number, total }) =>
      t("Credited with {number}: {amount}", { number: isolated(number), amount: amountText(total) }),
    ),
    t("Thank you for shopping with {shop}.", { shop: isolated(order.shop.name) }),
  ];
}

function paymentLine(ctx: Context, invoice: InvoiceView, order: InvoiceOrder): string {
  const { t } = ctx;
  const amount = amountText(order.total);
  if (order.paymentStatus !== "unpaid")
    return t("Paid by {method}: {amount}", { method: paymentMethodName(invoice.paymentMethod, t), amount });
  if (order.fulfilmentStatus === "canceled") return t("This order was canceled. There's nothing to pay.");
  if (invoice.paymentMethod === "cash_on_delivery") return t("Due on delivery: {amount}", { amount });
  return invoice.expiresAt
    ? t("Due by {day}: {amount}", { day: dayText(ctx, invoice.expiresAt), amount })
    : t("Amount due: {amount}", { amount });
}
