import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getInvoice, inLanguage, type WantedInvoice } from "./get-invoice.ts";
import { invoicePaper } from "./invoice-paper.ts";
import type { Paper, PrintedPaper } from "./paper.ts";
import { readLogos } from "./read-logos.ts";

export type PrintFailure = Refusal<"not_found" | "too_many_tries">;

const BUSY_SECONDS = 5;

/** The invoices of a purchase or an order as a PDF, in the language and the currency of the purchase. */
export async function printInvoice(ctx: Context, wanted: WantedInvoice): Promise<Result<PrintedPaper, PrintFailure>> {
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
  const paper = invoicePaper(inside, invoice, logos);
  return printPaper(ctx, paper, `invoice-${name}.pdf`, `${inside.t("Invoice")}-${name}.pdf`);
}

/** Renders a document; rate-limited per visitor, as it is expensive. */
export async function printPaper(
  ctx: Context,
  paper: Paper,
  asciiName: string,
  fileName: string,
): Promise<Result<PrintedPaper, PrintFailure>> {
  const tried = await consumeRateLimit(ctx, limitOfAddress(ctx, "paper", ctx.settings.papersPerAddress));
  if (!tried.ok) return tried;
  const file = await ctx.print(paper);
  return file === "busy"
    ? failure({ code: "too_many_tries", retryAfter: BUSY_SECONDS })
    : success({ file, asciiName, fileName });
}
