import { payoutText } from "#shared/payout-labels.ts";
import type { Context } from "../../context.ts";
import type { CreditNoteView } from "./credit-note-view.ts";
import { issuerOf, lineNotes, taxBlock } from "./invoice-document.ts";
import type { PdfDocument, PdfBlock, PdfRow } from "./pdf-document.ts";
import type { Logos } from "./read-logos.ts";
import { addressTexts, amountText, dayText, isolated } from "./document-text.ts";

/** A credit note, in the language of `ctx`. */
export function creditNoteDocument(ctx: Context, note: CreditNoteView, logos: Logos): PdfDocument {
  const { t } = ctx;
  const { language } = ctx.visitor;
  return {
    name: `${t("Credit note")} ${note.number}`,
    languageCode: language.code,
    direction: language.direction,
    pageLabel: t("Page {page} of {pages}"),
    sheets: [
      {
        heading: t("Credit note"),
        number: isolated(note.number),
        issuer: issuerOf(ctx, note.seller, note.shop.name),
        logo: logos.get(note.logo ?? ""),
        blocks: [
          partsBlock(ctx, note),
          linesBlock(ctx, note),
          {
            kind: "sums",
            rows: [
              { name: t("Total credited"), value: amountText(note.amount), isStrong: true },
              { name: t("Includes tax"), value: amountText(note.tax) },
            ],
          },
          ...taxBlock(ctx, note),
          { kind: "text", lines: payoutLines(ctx, note) },
        ],
      },
    ],
  };
}

function partsBlock(ctx: Context, note: CreditNoteView): PdfBlock {
  const { t } = ctx;
  const vatNumber = note.vatNumber ? [`${t("VAT number")}: ${isolated(note.vatNumber)}`] : [];
  const invoice = note.invoiceNumber ? [`${t("Invoice")}: ${isolated(note.invoiceNumber)}`] : [];
  const invoicedAt = note.invoicedAt ? [`${t("Invoice date")}: ${dayText(ctx, note.invoicedAt)}`] : [];
  const facts = [
    `${t("Date")}: ${dayText(ctx, note.issuedAt)}`,
    ...invoice,
    ...invoicedAt,
    `${t("Order")}: ${isolated(note.orderCode)}`,
  ];
  return {
    kind: "parts",
    parts: [
      ...(note.billingAddress
        ? [{ name: t("Credited to"), lines: [...addressTexts(note.billingAddress), ...vatNumber] }]
        : []),
      { name: t("Details"), lines: facts },
    ],
  };
}

function linesBlock(ctx: Context, note: CreditNoteView): PdfBlock {
  const { t } = ctx;
  return {
    kind: "table",
    columns: [
      { name: t("Product"), share: 4.6 },
      { name: t("Quantity"), share: 1.2, isFigure: true },
      { name: t("Includes tax"), share: 1.8, isFigure: true },
      { name: t("Total"), share: 1.8, isFigure: true },
    ],
    rows: note.lines.map(({ product, quantity, taxPercent, tax, amount }): PdfRow => [
      product ? { text: isolated(product.name), notes: lineNotes(product) } : { text: t("Shipping") },
      { text: quantity === 0 ? "" : String(quantity) },
      { text: amountText(tax), ...(taxPercent === null ? {} : { notes: [isolated(`${taxPercent}%`)] }) },
      { text: amountText(amount) },
    ]),
  };
}

function payoutLines(ctx: Context, note: CreditNoteView): string[] {
  return [
    ...note.payouts.map(({ method, amount }) => payoutText(ctx.t, method, amountText(amount))),
    ...(note.note ? [isolated(note.note)] : []),
  ];
}
