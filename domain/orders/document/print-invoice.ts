import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getInvoice, inLanguage, type WantedInvoice } from "./get-invoice.ts";
import { invoiceDocument } from "./invoice-document.ts";
import type { PdfFile } from "./pdf-document.ts";
import { readLogos } from "./read-logos.ts";
import { renderPdfFile, type RenderFailure } from "./render-pdf-file.ts";

/** The invoices of a purchase or an order as a PDF, in the language and the currency of the purchase. */
export async function printInvoice(ctx: Context, wanted: WantedInvoice): Promise<Result<PdfFile, RenderFailure>> {
  const found = await getInvoice(ctx, wanted);
  if (!found) return failure({ code: "not_found" });
  const inside = await inLanguage(ctx, found.languageCode);
  const invoice = (await getInvoice(inside, wanted))!;
  const [only] = invoice.orders;
  const name = invoice.orders.length === 1 ? (only!.invoiceNumber ?? only!.code) : invoice.trxId.slice(0, 12);
  const logos = await readLogos(
    ctx,
    invoice.orders.map(({ logo }) => logo),
  );
  const document = invoiceDocument(inside, invoice, logos);
  return renderPdfFile(ctx, document, `invoice-${name}.pdf`, `${inside.t("Invoice")}-${name}.pdf`);
}
