import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { creditNoteDocument } from "./credit-note-document.ts";
import { getCreditNote, type WantedCreditNote } from "./get-credit-note.ts";
import { inLanguage } from "./get-invoice.ts";
import type { PdfFile } from "./pdf-document.ts";
import { readLogos } from "./read-logos.ts";
import { renderPdfFile, type RenderFailure } from "./render-pdf-file.ts";

/** A credit note as a PDF, in the language of the purchase. */
export async function printCreditNote(ctx: Context, wanted: WantedCreditNote): Promise<Result<PdfFile, RenderFailure>> {
  const found = await getCreditNote(ctx, wanted);
  if (!found) return failure({ code: "not_found" });
  const inside = await inLanguage(ctx, found.languageCode);
  const note = (await getCreditNote(inside, wanted))!;
  const fileName = `${inside.t("Credit note").replaceAll(" ", "-")}-${note.number}.pdf`;
  const document = creditNoteDocument(inside, note, await readLogos(ctx, [note.logo]));
  return renderPdfFile(ctx, document, `credit-note-${note.number}.pdf`, fileName);
}
