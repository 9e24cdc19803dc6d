import { payoutText } from "#shared/payout-labels.ts";
import type { Context } from "../../context.ts";
import type { CreditNoteView } from "./credit-note-view.ts";
import { issuerOf, lineNotes, taxBlock } from "./invoice-paper.ts";
import type { Paper, PaperBlock, PaperRow } from "./paper.ts";
import type { Logos } from "./read-logos.ts";
import { addressOnPaper, amountOnPaper, dayOnPaper, isolated } from "./amount-on-paper.ts";

/** A credit note, in the language of `ctx`. */
export function creditNotePaper(ctx: Context, note: CreditNoteView, logos: Logos): Paper {
  const { t } = ctx;
  const { language } = ctx.visitor;
  return {
    name: `${t("Credit note")} ${note.number}`,
    languageCode: language.code,
    direction: language.direction,
    pageWords: t("Page {page} of {pages}"),
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
              { name: t("Total credited"), value: amountOnPaper(note.amount), isStrong: true },
              { name: t("Includes tax"), value: amountOnPaper(note.tax) },
            ],
          },
          ...taxBlock(ctx, note),
          { kind: "text", lines: payoutLines(ctx, note) },
        ],
      },
    ],
  };
}

function partsBlock(ctx: Context, note: CreditNoteView): PaperBlock {
  const { t } = ctx;
  const vatNumber = note.vatNumber ? [`${t("VAT number")}: ${isolated(note.vatNumber)}`] : [];
  const invoice = note.invoiceNumber ? [`${t("Invoice")}: ${isolated(note.invoiceNumber)}`] : [];
  const invoicedAt = note.invoicedAt ? [`${t("Invoice date")}: ${dayOnPaper(ctx, note.invoicedAt)}`] : [];
  const facts = [
    `${t("Date")}: ${dayOnPaper(ctx, note.issuedAt)}`,
    ...invoice,
    ...invoicedAt,
    `${t("Order")}: ${isolated(note.orderCode)}`,
  ];
  return {
    kind: "parts",
    parts: [
      ...(note.billingAddress
        ? [{ name: t("Credited to"), lines: [...addressOnPaper(note.billingAddress), ...vatNumber] }]
        : []),
      { name: t("Details"), lines: facts },
    ],
  };
}

function linesBlock(ctx: Context, note: CreditNoteView): PaperBlock {
  const { t } = ctx;
  return {
    kind: "table",
    columns: [
      { name: t("Product"), share: 4.6 },
      { name: t("Quantity"), share: 1.2, isFigure: true },
      { name: t("Includes tax"), share: 1.8, isFigure: true },
      { name: t("Total"), share: 1.8, isFigure: true },
    ],
    rows: note.lines.map(({ product, quantity, taxPercent, tax, amount }): PaperRow => [
      product ? { text: isolated(product.name), notes: lineNotes(product) } : { text: t("Shipping") },
      { text: quantity === 0 ? "" : String(quantity) },
      { text: amountOnPaper(tax), ...(taxPercent === null ? {} : { notes: [isolated(`${taxPercent}%`)] }) },
      { text: amountOnPaper(amount) },
    ]),
  };
}

function payoutLines(ctx: Context, note: CreditNoteView): string[] {
  return [
    ...note.payouts.map(({ method, amount }) => payoutText(ctx.t, method, amountOnPaper(amount))),
    ...(note.note ? [isolated(note.note)] : []),
  ];
}
